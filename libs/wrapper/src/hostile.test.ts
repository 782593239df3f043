// Rules: S6.
import fc from 'fast-check';
import { hello, resetFlags, testApp } from './app.testing';
import { connectBridge } from './bridge';
import { onLoginResult } from './login-result';
import { wrapperState } from './wrapper-state';

/** D16: whatever reaches the page, only the app's own well-formed messages have an effect. */

/** Messages that the app may send, with what they change. */
const trusted = fc.oneof(
  fc.boolean().map((visible) => ({ message: { type: 'keyboard', visible }, flags: { keyboardVisible: visible } })),
  fc.boolean().map((locked) => ({ message: { type: 'footer', locked }, flags: { footerLocked: locked } })),
  fc.boolean().map((visible) => ({ message: { type: 'preloader', visible }, flags: { preloaders: visible } })),
);

const forged = fc.oneof(
  fc.constant(hello('download', 'confirmLogin', 'openExternal')),
  fc.boolean().map((result) => ({ type: 'loginResult', result })),
  trusted.map(({ message }) => message),
);

/** Truthy values that are no flag, number or id. */
const notABoolean = fc.oneof(fc.constantFrom('true', 1, 0, null, [], {}, [true]), fc.string());
const wrongShape = fc.oneof(
  fc
    .tuple(fc.constantFrom(['keyboard', 'visible'], ['footer', 'locked'], ['preloader', 'visible']), notABoolean)
    .map(([[type = '', field = ''], value]) => ({ type, [field]: value })),
  notABoolean.map((result) => ({ type: 'loginResult', result })),
  fc
    .constantFrom('keyboard', 'footer', 'preloader', 'loginResult', 'hello', 'safeArea', 'answer')
    .map((type) => ({ type })),
  fc
    .constantFrom(Number.NaN, -1, 1e9, '34', null)
    .map((bottom) => ({ type: 'safeArea', top: 0, right: 0, bottom, left: 0 })),
  fc.constantFrom(0, 2, '1', null, [1]).map((version) => ({ ...hello('download'), version })),
  fc.constantFrom('download', { 0: 'download' }, [1], null).map((capabilities) => ({ ...hello(), capabilities })),
);
const unknownType = fc
  .tuple(
    fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__', 'constructor', 'toString', 'Keyboard', 'ready', 'download', ' keyboard'),
    ),
    fc.dictionary(fc.string(), fc.jsonValue()),
  )
  .filter(([type]) => !/^(hello|keyboard|footer|preloader|safeArea|loginResult|answer)$/.test(type))
  .map(([type, rest]) => ({ ...rest, type }));
const prototypeKeys = fc.constantFrom(
  '{"__proto__":{"type":"keyboard","visible":true}}',
  '{"constructor":{"prototype":{"mobileWrapper":true}},"type":"x"}',
  '{"type":"footer","__proto__":{"locked":true}}',
  '{"type":"preloader","toString":1,"__proto__":{"visible":true},"visible":"yes"}',
);
/** Answers to requests that were never made or are finished. */
const staleAnswer = fc
  .tuple(fc.oneof(fc.uuid(), fc.string(), fc.constantFrom('__proto__', 'get', 'request-0')), fc.boolean())
  .map(([id, ok]) => ({ type: 'answer', id, ok }));
const huge = fc
  .integer({ min: 65_536, max: 200_000 })
  .map((length) => JSON.stringify({ type: 'keyboard', visible: true, padding: 'x'.repeat(length) }));
const noText = fc.oneof(
  forged,
  fc.constantFrom(null, undefined, 7, true, Symbol('x'), new ArrayBuffer(8), () => hello('download')),
  fc.anything(),
);

type Attack = { on: 'native' | 'window'; data: unknown; event: MessageEventInit };
const onNative = (data: unknown, event: MessageEventInit = {}): Attack => ({ on: 'native', data, event });
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const origin = fc.oneof(
  fc.constantFrom('https://evil.example', 'null', 'http://localhost', 'http://localhost:4100', 'file://'),
  fc.webUrl(),
);
const frame = document.body.appendChild(document.createElement('iframe'));
const attack: fc.Arbitrary<Attack> = fc.oneof(
  // Through the window, which the page does not listen to.
  fc
    .tuple(fc.oneof(forged.map(asText), noText), origin)
    .map(([data, from]): Attack => ({ on: 'window', data, event: { origin: from } })),
  // Through the app's object, from a foreign sender.
  fc.tuple(forged, origin).map(([message, from]) => onNative(asText(message), { origin: from })),
  fc
    .tuple(forged, fc.constantFrom(window, frame.contentWindow))
    .map(([message, source]) => onNative(asText(message), { source })),
  // From the app, but of no known type.
  wrongShape.map((message) => onNative(asText(message))),
  unknownType.map((message) => onNative(asText(message))),
  fc.oneof(prototypeKeys, huge, fc.string(), fc.json({ maxDepth: 2 })).map((text) => onNative(text)),
  staleAnswer.map((message) => onNative(asText(message))),
  noText.filter((value) => typeof value !== 'string').map((value) => onNative(value)),
);

test('hostile messages change nothing, answer nothing and throw nothing, whatever stands between them (D16: 5,000)', () => {
  const toParent = jest.spyOn(window, 'postMessage');
  const logins: boolean[] = [];
  const stop = onLoginResult((result) => logins.push(result));
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(fc.oneof({ weight: 4, arbitrary: attack }, { weight: 1, arbitrary: trusted }), {
        minLength: 1,
        maxLength: 8,
      }),
      (greets, steps) => {
        resetFlags();
        const app = testApp();
        connectBridge(app.native);
        if (greets) app.say(hello('download'));
        let expected = wrapperState.getState();
        for (const step of steps) {
          if ('message' in step) {
            app.say(step.message);
            expected = { ...expected, ...step.flags };
          } else {
            const event = new MessageEvent('message', { data: step.data, ...step.event });
            if (step.on === 'window') window.dispatchEvent(event);
            else app.native.onmessage?.(event);
          }
          expect(wrapperState.getState()).toEqual(expected);
        }
        // The page announces itself and posts nothing else, to no window and not to "*".
        expect(app.calls).toEqual([[JSON.stringify({ type: 'ready', version: 1 })]]);
        expect(Reflect.get(Object.prototype, 'visible')).toBeUndefined();
      },
    ),
    { numRuns: 5_000 },
  );
  stop();
  expect(logins).toEqual([]);
  expect(toParent).not.toHaveBeenCalled();
});

test('an answer to another request, or one given twice, settles nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(staleAnswer, { maxLength: 5 }), fc.boolean(), async (answers, ok) => {
      const app = testApp();
      let made = 0;
      const bridge = connectBridge(app.native, () => `own-${made++}`);
      app.say(hello('confirmLogin'));
      const outcome = bridge.request('confirmLogin', { result: true }).then(
        () => true,
        () => false,
      );
      while (app.calls.length < 2) await Promise.resolve();
      for (const answer of answers) app.say(answer);
      app.say({ type: 'answer', id: 'own-0', ok });
      app.say({ type: 'answer', id: 'own-0', ok: !ok });
      expect(await outcome).toBe(ok);
    }),
    { numRuns: 300 },
  );
});
