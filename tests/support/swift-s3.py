"""A whole OpenStack Swift with its S3 face in one process, for tests: swift-s3.py <folder> <port>.

Takes four ports from <port> on. Ends when its standard input does, so that it never outlives the tests.
"""

import os
import sys

import eventlet
from eventlet import wsgi

eventlet.monkey_patch()

from swift.common import utils  # noqa: E402

FOLDER, PORT = sys.argv[1], int(sys.argv[2])
os.makedirs(os.path.join(FOLDER, "devices", "disk"))
with open(os.path.join(FOLDER, "swift.conf"), "w") as settings:
    settings.write("[swift-hash]\nswift_hash_path_suffix = test\n")
# Swift reads its settings while it is loaded: it must know where they are before that.
utils.set_swift_dir(FOLDER)

from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

STORAGE = ("account", "container", "object")

PROXY = """
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
"""

SERVER = """
[DEFAULT]
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
"""


def build_ring(kind, port):
    builder = RingBuilder(1, 1, 1)
    builder.add_dev(
        {"region": 1, "zone": 1, "weight": 1, "ip": "127.0.0.1", "port": port, "device": "disk"}
    )
    builder.rebalance()
    builder.get_ring().save(os.path.join(FOLDER, f"{kind}.ring.gz"))


def serve(kind, text, port):
    path = os.path.join(FOLDER, f"{kind}-server.conf")
    with open(path, "w") as conf:
        conf.write(text.format(folder=FOLDER, kind=kind))
    app = loadapp(path)
    eventlet.spawn(wsgi.server, eventlet.listen(("127.0.0.1", port)), app, log_output=False)


for offset, name in enumerate(STORAGE, start=1):
    build_ring(name, PORT + offset)
for offset, name in enumerate(STORAGE, start=1):
    serve(name, SERVER, PORT + offset)
serve("proxy", PROXY, PORT)
print("ready", flush=True)
eventlet.tpool.execute(sys.stdin.read)
