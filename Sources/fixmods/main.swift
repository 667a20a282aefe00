import BuiltinRules
print(builtin_page_count)
