import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

/** How an answer may be wrong, for tests. */
export interface Bend {
  origin?: string;
  rpId?: string;
  challenge?: string;
  userVerified?: boolean;
  type?: string;
  counter?: number;
}

interface Options {
  challenge: string;
}

/** An authenticator of node:crypto alone: a P-256 key, attestation "none" (WebAuthn level 3 §6, RFC 8152). For tests. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly keys: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });

  private readonly origin: string;

  /** @param origin of the page that it answers */
  constructor(origin: string) {
    this.origin = origin;
  }

  register({ challenge }: Options, bend: Bend = {}) {
    const authData = Buffer.concat([
      this.head(AT, bend),
      Buffer.alloc(16),
      uint16(this.id.length),
      this.id,
      this.coseKey(),
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge, bend).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  sign({ challenge }: Options, bend: Bend = {}) {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge, bend);
    const authData = this.head(0, bend);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    });
  }

  private answer<T extends object>(response: T) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string, bend: Bend): Buffer {
    const { origin = this.origin, challenge: bent = challenge } = bend;
    return Buffer.from(JSON.stringify({ type: bend.type ?? type, challenge: bent, origin, crossOrigin: false }));
  }

  private head(flags: number, { rpId, userVerified = true, counter = this.counter }: Bend): Buffer {
    const host = rpId ?? new URL(this.origin).hostname;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      createHash('sha256').update(host).digest(),
      Buffer.from([flags | UP | (userVerified ? UV : 0)]),
      count,
    ]);
  }

  /** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
  }
}

const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([
    bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.concat([Buffer.from([0x59]), uint16(bytes.length)]),
    bytes,
  ]);
