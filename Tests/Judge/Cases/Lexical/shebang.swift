#!/usr/bin/swift
print("a")
