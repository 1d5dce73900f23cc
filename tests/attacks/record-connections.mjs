// Loaded before the server: writes down every connection it opens and every name it looks up.
import dns from 'node:dns';
import dgram from 'node:dgram';
import net from 'node:net';

const note = (what) => console.log(`outgoing: ${what}`);

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function recorded(...given) {
  const [first] = given.flat();
  note(`connect ${JSON.stringify(first)}`);
  return connect.apply(this, given);
};
for (const [owner, name] of [
  [dns, 'lookup'],
  [dns.promises, 'lookup'],
  [dgram, 'createSocket'],
]) {
  const original = owner[name];
  owner[name] = (...given) => {
    note(`${name} ${String(given[0])}`);
    return original(...given);
  };
}
