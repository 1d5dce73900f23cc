// Loaded before the server: writes down every connection it opens and every name it looks up.
import dns from 'node:dns';
import dgram from 'node:dgram';
import net from 'node:net';

const note = (what) => console.log(`outgoing: ${what}`);

/** Puts a function in place of another that first says what it was asked for. */
function record(owner, name) {
  const original = owner[name];
  owner[name] = function recorded(...given) {
    note(`${name} ${JSON.stringify(given.flat()[0])}`);
    return original.apply(this, given);
  };
}

record(net.Socket.prototype, 'connect');
record(dns, 'lookup');
record(dns.promises, 'lookup');
record(dgram, 'createSocket');
