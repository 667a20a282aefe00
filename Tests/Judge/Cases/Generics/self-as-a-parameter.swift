func f<self>(a: Int) {}

func g<Self>(a: Int) {}
