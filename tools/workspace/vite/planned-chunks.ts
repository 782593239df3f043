import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { planChunks } from './chunk-plan.ts';
import { isGroup } from './chunks.ts';
import type { Page, Piece } from './piece-graph.ts';

/** The places of the navigation: a customer presses them all day, and right after signing in. */
const PLACE =
  /\/(?:accounts-screen|cards-entry|physical-screen|virtual-screen|payments-screen|history-screen|settings-screen)\.tsx$/;
/** The payment that customers order most, an account, and what every list of a field opens. */
const DAILY = /\/(?:account-screen|p2p-screen|select-list|menu-list)\.tsx$/;
/** The page of a recipient without an account ships no code that needs a session (R2.7.176). */
const PUBLIC = /\/receive-screen\.tsx$/;
const PRIVATE =
  /\/libs\/(?:accounts|admin|cards|history|insight|invoices|kyc-tax|news|payees|profile|recurring|settings|statements|transfers)\/src\//;
const TEXTS = /\/messages[\w-]*\//;

/**
 * Groups what screens share (ADR-91). The bundler alone makes a chunk of every set of modules that the same screens load: seven hundred,
 * half of them below 1.5 kB, and a score of them in front of the median screen. So the brand is built twice: the first time in memory, for what the
 * bundler would make, and the second time with these pieces joined.
 * @param codeOf the configuration with everything that decides what imports what
 */
export function plannedChunks(codeOf: () => UserConfig): Plugin {
  let plan: ReadonlyMap<string, string> = new Map();
  return {
    name: 'bank:planned-chunks',
    apply: 'build',
    config() {
      const group = {
        debugName: 'plan',
        name: (id: string) => plan.get(id) ?? null,
        priority: 0,
        minSize: 0,
        includeDependenciesRecursively: false,
      };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
    // Not while the configuration is read: Nx reads it for its graph, and bundles nothing.
    async buildStart() {
      const chunks = await naturalChunks(codeOf());
      plan = planChunks(piecesOf(chunks), pagesOf(chunks));
    },
  };
}

/** @param config of the brand */
async function naturalChunks(config: UserConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, manifest: false, cssMinify: false, copyPublicDir: false },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs.flatMap((each) => ('output' in each ? each.output : [])).filter((output) => output.type === 'chunk');
}

/** All but what home has loaded. What imports home's own chunk needs a session as that does. */
function piecesOf(chunks: readonly Rolldown.OutputChunk[]): Piece[] {
  const known = homeOf(chunks);
  const home = new Set(chunks.filter(({ name }) => name === 'home').map(({ fileName }) => fileName));
  return chunks
    .filter(({ fileName }) => !known.has(fileName))
    .map(({ fileName, name, code, imports, dynamicImports, modules, isDynamicEntry }) => ({
      name: fileName,
      bytes: code.length,
      imports,
      opens: dynamicImports,
      modules: Object.keys(modules),
      isFixed: isDynamicEntry || isGroup(name),
      isPrivate: Object.keys(modules).some((id) => PRIVATE.test(id)) || imports.some((file) => home.has(file)),
    }));
}

function homeOf(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const open = chunks.filter(({ isEntry, name }) => isEntry || name === 'home' || name === 'calls');
  const found = new Set<string>();
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    open.push(...chunk.imports.flatMap((file) => byFile.get(file) ?? []));
  }
  return found;
}

function pagesOf(chunks: readonly Rolldown.OutputChunk[]): Page[] {
  const known = homeOf(chunks);
  const first = new Set(chunks.flatMap(({ fileName, dynamicImports }) => (known.has(fileName) ? dynamicImports : [])));
  return chunks
    .filter(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && !TEXTS.test(facadeModuleId ?? ''))
    .map(({ fileName, facadeModuleId }) => ({
      piece: fileName,
      weight: weightOf(facadeModuleId ?? ''),
      isFirst: first.has(fileName),
      isPublic: PUBLIC.test(facadeModuleId ?? ''),
    }));
}

const weightOf = (module: string): number => (PLACE.test(module) ? 12 : DAILY.test(module) ? 2 : 1);
