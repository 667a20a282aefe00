/// The command: reads its arguments, does the job, says what it did.
public enum FixmodsCommand {}
