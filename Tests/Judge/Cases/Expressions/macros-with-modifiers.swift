// swift-format-ignore-file

class final #a
class open
#b
@A class indirect #c
final class d {}
