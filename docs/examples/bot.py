"""A bot in plain Python, without Kogge and without any package: it speaks the protocol of docs/api.md itself.

python bot.py http://127.0.0.1:8137 TABLE          sits down on an open seat of the table, and plays
python bot.py http://127.0.0.1:8137 TABLE SECRET   plays the seat of a link /t/TABLE#SECRET
"""

import base64
import json
import os
import random
import socket
import struct
import sys
from urllib.parse import urlsplit

PROTOCOL = 1


class WebSocket:
    """As much of RFC 6455 as is needed: text out, text and pings in."""

    def __init__(self, server):
        address = urlsplit(server)
        self.socket = socket.create_connection((address.hostname, address.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.file = self.socket.makefile("rb")
        if b" 101 " not in self.file.readline():
            sys.exit("the server does not want us")
        while self.file.readline() not in (b"\r\n", b""):
            pass

    def send(self, message, opcode=1):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack(">BH", 0x80 | 126, len(data))
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.socket.sendall(bytes([0x80 | opcode]) + size + mask + masked)

    def receive(self):
        """The next message; None when the server has closed the connection."""
        whole = b""
        while True:
            head = self.file.read(2)
            if len(head) < 2 or head[0] & 15 == 8:
                return None
            size = head[1] & 127
            if size >= 126:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if head[0] & 15 == 9:  # ping
                self.send(data, opcode=10)
            elif head[0] & 15 < 3:
                whole += data
                if head[0] & 128:
                    return json.loads(whole)


def choose(view):
    """Which action: put something better here.  What everybody sees is in view["shared"]["position"]."""
    actions = view["asked"]["actions"]
    worthwhile = [action for action in actions if action["verb"] not in ("end", "done")]
    return random.choice(worthwhile or actions)


def play(server, table, secret=None):
    """Plays to the end of the game; prints the result."""
    connection = WebSocket(server)
    secrets = [secret] if secret else []
    connection.send({"type": "hello", "protocol": PROTOCOL, "table": table, "secrets": secrets, "name": "Robin"})
    if not secret:
        connection.send({"type": "sit", "id": "sit", "name": "Robin"})
    while (message := connection.receive()) is not None:
        if message["type"] == "refused" and message["view"]:  # the table had changed before our action came
            message = message["view"]
        if message["type"] in ("refused", "bye"):
            sys.exit(message["reason"]["text"])
        if message["type"] != "view":
            continue
        if message["shared"]["info"]["status"] == "finished":
            print("The game is over.")
            return
        if message["asked"]:
            act = {"type": "act", "id": "act", "seat": message["asked"]["seat"], "revision": message["revision"]}
            connection.send(act | {"action": choose(message)["id"]})


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    play(*sys.argv[1:])
