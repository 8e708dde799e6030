"""Plays a few turns against a bot over HTTP and the socket, with the standard library alone.

    python3 client.py http://localhost:8080
"""
import base64, json, os, socket, struct, sys, urllib.request
from urllib.parse import urlsplit

BASE = sys.argv[1].rstrip("/")
cookie = ""


def ask(method, path, body=None):
    """The first answer sets a cookie, which is who we are."""
    global cookie
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(BASE + path, data, {"content-type": "application/json", "cookie": cookie}, method=method)
    with urllib.request.urlopen(request) as answer:
        cookie = (answer.headers.get("set-cookie") or cookie).split(";")[0]
        text = answer.read()
        return json.loads(text) if text else None


class Socket:
    """Just enough of RFC 6455 for short text messages."""

    def __init__(self, path):
        url = urlsplit(BASE)
        self.raw = socket.create_connection((url.hostname, url.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {url.path}{path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.raw.sendall(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode())
        self.file = self.raw.makefile("rb")
        assert b"101" in self.file.readline()
        while self.file.readline().strip():
            pass

    def send(self, message):
        data, mask = json.dumps(message).encode(), os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.raw.sendall(b"\x81" + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def receive(self):
        while True:
            kind, size = self.file.read(2)
            size = struct.unpack(">H", self.file.read(2))[0] if size == 126 else struct.unpack(">Q", self.file.read(8))[0] if size == 127 else size
            data = self.file.read(size)
            if kind == 0x81:
                return json.loads(data)


table = ask("POST", "/api/tables", {"game": "rummikub-sabra", "options": {"starter": 0}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "child"}]})["id"]
ask("POST", f"/api/tables/{table}/start", {})
line = Socket(f"/api/socket?table={table}")
line.send({"type": "hello", "version": 2})
line.send({"type": "watch", "table": table, "as": 0})
turns = 0
while turns < 2:
    message = line.receive()
    if message["type"] == "problem":
        sys.exit(json.dumps(message))
    view = message.get("view") if message["type"] == "news" else None
    if view and view["turn"] == 0 and not view["open"] and not view["over"]:
        turns += 1
        print("my rack:", " ".join(view["rack"]))
        line.send({"type": "move", "id": os.urandom(8).hex(), "table": table, "move": {"by": 0, "do": "draw"}})
print("drew", turns, "tiles")
