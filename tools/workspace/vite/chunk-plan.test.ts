import fc from 'fast-check';
import { planChunks } from './chunk-plan.ts';
import type { Page, Piece } from './piece-graph.ts';

const piece = (name: string, given: Partial<Piece> = {}): Piece => ({
  name,
  bytes: 1000,
  imports: [],
  opens: [],
  modules: [`${name}.ts`],
  isFixed: false,
  isPrivate: false,
  ...given,
});

const page = (name: string, given: Partial<Page> = {}): Page => ({ piece: name, weight: 1, isFirst: true, ...given });

/** Pages, and shared pieces that import only later ones, as a bundler without circles makes them. The first page is public, the last is opened by it. */
const graphs = fc
  .record({
    pages: fc.integer({ min: 2, max: 8 }),
    shared: fc.array(
      fc.record({
        bytes: fc.integer({ min: 1, max: 60_000 }),
        imports: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }),
        isFixed: fc.boolean(),
        isPrivate: fc.boolean(),
      }),
      { minLength: 1, maxLength: 25 },
    ),
    needs: fc.array(fc.uniqueArray(fc.nat({ max: 24 }), { maxLength: 12 }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ pages, shared, needs }) => {
    const names = shared.map((_, index) => `shared${index}`);
    const own = Array.from({ length: pages }, (_, index) =>
      piece(`page${index}`, {
        imports: (needs[index] ?? []).flatMap((each) => names[each] ?? []),
        opens: index === 0 ? [`page${pages - 1}`] : [],
        isFixed: true,
      }),
    );
    const others = shared.map(({ imports, isFixed, ...given }, index) =>
      piece(names[index] ?? '', {
        ...given,
        isFixed: isFixed && index % 5 === 0,
        modules: [`shared${index}.ts`, `other${index}.ts`],
        imports: imports.flatMap((step) => names[index + step] ?? []),
      }),
    );
    return {
      pieces: [...own, ...others],
      pages: own.map(({ name }, index) => page(name, { isPublic: index === 0, isFirst: index < pages - 1 })),
    };
  });

interface Chunk {
  isPrivate: boolean;
  imports: Set<string>;
}

/** The chunks that come of a plan, by name. */
function chunksOf(pieces: readonly Piece[], plan: ReadonlyMap<string, string>): ReadonlyMap<string, Chunk> {
  const chunkOf = new Map(pieces.map(({ name, modules: [first = ''] }) => [name, plan.get(first) ?? name]));
  const chunks = new Map<string, Chunk>();
  for (const { name, imports, isPrivate } of pieces) {
    const own = chunkOf.get(name) ?? name;
    const chunk = chunks.get(own) ?? { isPrivate: false, imports: new Set<string>() };
    chunk.isPrivate ||= isPrivate;
    imports.map((each) => chunkOf.get(each) ?? each).forEach((each) => each !== own && chunk.imports.add(each));
    chunks.set(own, chunk);
  }
  return chunks;
}

function loaded(chunks: ReadonlyMap<string, Chunk>, from: string): ReadonlySet<string> {
  const names = new Set<string>();
  const open = [from];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (names.has(name)) continue;
    names.add(name);
    open.push(...(chunks.get(name)?.imports ?? []));
  }
  return names;
}

test('a plan joins whole pieces that pages share, and leaves the code of pages and named groups alone', () => {
  fc.assert(
    fc.property(graphs, ({ pieces, pages }) => {
      const plan = planChunks(pieces, pages);
      for (const { modules, isFixed } of pieces) {
        const parts = [...new Set(modules.map((id) => plan.get(id)))];
        expect(parts).toHaveLength(1);
        if (isFixed) expect(parts).toEqual([undefined]);
      }
    }),
  );
});

test('chunks never import each other in a circle', () => {
  fc.assert(
    fc.property(graphs, ({ pieces, pages }) => {
      const chunks = chunksOf(pieces, planChunks(pieces, pages));
      for (const [name, { imports }] of chunks) {
        for (const imported of imports) expect(loaded(chunks, imported).has(name)).toBe(false);
      }
    }),
  );
});

test('a public page that needs no private code gets none', () => {
  fc.assert(
    fc.property(graphs, ({ pieces, pages }) => {
      const isPrivate = (chunks: ReadonlyMap<string, Chunk>) =>
        [...loaded(chunks, 'page0')].some((name) => chunks.get(name)?.isPrivate);
      fc.pre(!isPrivate(chunksOf(pieces, new Map())));
      expect(isPrivate(chunksOf(pieces, planChunks(pieces, pages)))).toBe(false);
    }),
  );
});

test('what two pages share in twenty small pieces is one chunk', () => {
  const small = Array.from({ length: 20 }, (_, index) => piece(`small${index}`, { bytes: 300 }));
  const imports = small.map(({ name }) => name);
  const own = ['one', 'two'].map((name) => piece(name, { imports, isFixed: true }));
  const plan = planChunks(
    [...own, ...small],
    own.map(({ name }) => page(name)),
  );
  expect(new Set(plan.values()).size).toBe(1);
  expect(plan.size).toBe(20);
});

test('large code of one page is not brought to all others for the sake of one file', () => {
  const own = Array.from({ length: 10 }, (_, index) =>
    piece(`page${index}`, { imports: index === 0 ? ['common', 'large'] : ['common'], isFixed: true }),
  );
  const plan = planChunks(
    [...own, piece('common', { bytes: 2000 }), piece('large', { bytes: 50_000 })],
    own.map(({ name }) => page(name)),
  );
  expect(plan.get('common.ts')).not.toBe(plan.get('large.ts'));
});

test('what the opener of a sheet has loaded is free for the sheet', () => {
  // The sheet alone would have its one piece to itself; with the screen's, which is there, it costs a file less.
  const pieces = [
    piece('screen', { imports: ['of-screen'], opens: ['sheet'], isFixed: true }),
    piece('sheet', { imports: ['of-screen', 'of-both'], isFixed: true }),
    piece('of-screen', { bytes: 90_000 }),
    piece('of-both', { bytes: 3000 }),
  ];
  const plan = planChunks(pieces, [page('screen'), page('sheet', { isFirst: false })]);
  expect(plan.get('of-both.ts')).toBe(plan.get('of-screen.ts'));
});
