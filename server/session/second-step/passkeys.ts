import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { company } from '#contract/company.ts';
import type { PasskeyOptions, PasskeyReply } from '#contract/passkey.ts';
import type { AdminRow } from '../admin.repository.ts';
import type { PasskeyRow } from './passkey.repository.ts';

/** Loaded when somebody uses a passkey: most of it is for certificates that we do not ask for. */
const library = () => import('@simplewebauthn/server');

/** Ed25519, ES256, RS256: every device has one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** What a device is asked, and the part of it that its reply must repeat. */
interface Question {
  options: PasskeyOptions;
  challenge: string;
}

/** Where a reply must come from and what it must repeat. */
export interface Expected {
  origin: string;
  challenge: string;
}

type NewPasskey = Pick<PasskeyRow, 'id' | 'public_key' | 'counter' | 'transports'>;

/** A password was given before: that somebody touches the device is enough. */
const userVerification = 'preferred';
const requireUserVerification = false;

const domainOf = (origin: string) => new URL(origin).hostname;
const transportsOf = ({ transports }: PasskeyRow) =>
  transports.split(',').filter(Boolean) as AuthenticatorTransport[];
const credentials = (passkeys: readonly PasskeyRow[]) =>
  passkeys.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) }));

const asked = (options: { challenge: string }): Question => ({
  options,
  challenge: options.challenge,
});

export async function askForNew(
  { id, login, name }: Pick<AdminRow, 'id' | 'login' | 'name'>,
  passkeys: readonly PasskeyRow[],
  origin: string,
): Promise<Question> {
  const { generateRegistrationOptions } = await library();
  return asked(
    await generateRegistrationOptions({
      rpName: company.name,
      rpID: domainOf(origin),
      userName: login,
      userDisplayName: name,
      userID: new TextEncoder().encode(String(id)),
      excludeCredentials: credentials(passkeys),
      supportedAlgorithmIDs,
      authenticatorSelection: { residentKey: 'preferred', userVerification },
    }),
  );
}

export async function askForKnown(passkeys: readonly PasskeyRow[], origin: string): Promise<Question> {
  const { generateAuthenticationOptions } = await library();
  return asked(
    await generateAuthenticationOptions({
      rpID: domainOf(origin),
      allowCredentials: credentials(passkeys),
      userVerification,
    }),
  );
}

/** The library throws on all that is not as it was asked for: another site's, an old one, a forged one. */
const nullIfThrown = () => null;

/** The passkey that a device has made; null when its reply is not the one to our question. */
export async function readNew(
  reply: PasskeyReply,
  { origin, challenge }: Expected,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const result = await verifyRegistrationResponse({
    response: reply as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: domainOf(origin),
    requireUserVerification,
    supportedAlgorithmIDs,
  }).catch(nullIfThrown);
  const credential = result?.verified ? result.registrationInfo?.credential : undefined;
  if (credential === undefined) return null;
  return {
    id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).join(','),
  };
}

/** Which passkey it was and how often it says that it was used; null when the reply is none of theirs. */
export async function readKnown(
  reply: PasskeyReply,
  passkeys: readonly PasskeyRow[],
  { origin, challenge }: Expected,
): Promise<{ id: string; counter: number } | null> {
  const passkey = passkeys.find(({ id }) => id === reply.id);
  if (passkey === undefined) return null;
  const { verifyAuthenticationResponse } = await library();
  const result = await verifyAuthenticationResponse({
    response: reply as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: domainOf(origin),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: transportsOf(passkey),
    },
    requireUserVerification,
  }).catch(nullIfThrown);
  return result?.verified ? { id: passkey.id, counter: result.authenticationInfo.newCounter } : null;
}
