// room
