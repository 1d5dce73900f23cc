import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** As much of CBOR as a passkey needs. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

const flags = { present: 0x01, verified: 0x04, withKey: 0x40 };

/** A device with one passkey of a site, which answers what browsers hand on of it; `origin` is the page that asks. */
export function createAuthenticator(origin: string, siteOrigin = origin) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let uses = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(bits: number, more = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    const site = sha256(new URL(siteOrigin).hostname);
    return Buffer.concat([site, Buffer.from([bits]), counter, more]);
  }

  const replyWith = (response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** The reply to the options of a registration. */
    register({ challenge }: { challenge: string }) {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), credentialId, cbor(key)]);
      const data = authenticatorData(flags.present | flags.verified | flags.withKey, made);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return replyWith({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },

    /** The reply to the options of a login; `times`: how often it says that it was used, as a copy of it might. */
    logIn({ challenge }: { challenge: string }, times = uses + 1) {
      uses = times;
      const said = clientData('webauthn.get', challenge);
      const data = authenticatorData(flags.present | flags.verified);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(said)]))
        .sign(privateKey);
      return replyWith({
        clientDataJSON: said.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
