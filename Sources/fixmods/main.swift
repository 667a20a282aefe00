import Driver

FixmodsCommand.main()
