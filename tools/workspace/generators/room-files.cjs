const { LOCALES } = require('./titles.cjs');

/** @param {object} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The files of a feature room without a screen.
 * @param {{ room: string, id: string, summary: string, version: string, menu?: string }} options menu: its place of the navigation
 * @returns {Record<string, string>} path below `libs/<room>` → text
 */
exports.libFiles = ({ room, id, summary, version, menu }) => {
  return {
    'package.json': json({
      name: `@bank/${room}`,
      version,
      private: true,
      type: 'module',
      exports: { '.': './src/index.ts' },
      nx: { name: room, tags: ['type:feature'] },
    }),
    'tsconfig.json': json({
      extends: '../../tsconfig.base.json',
      compilerOptions: { types: ['node', 'jest', '@testing-library/jest-dom'] },
      include: ['src'],
    }),
    'jest.config.cjs': `const { project } = require('../../jest.preset.cjs');

module.exports = project(__dirname, { dom: true });
`,
    'README.md': `# ${room}

${summary.charAt(0).toUpperCase()}${summary.slice(1)}.

- Start with \`src/routes.tsx\`.
- Sandbox twin: \`tools/sandbox/src/rooms/${room}\`. Calls: \`libs/protocol/src/${room}.ts\`.
`,
    'src/index.ts': indexText(id, summary, menu),
    'src/routes.tsx': `import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';

export const routes: Feature['routes'] = {
};
`,
    'src/messages.ts': MESSAGES,
    ...Object.fromEntries(LOCALES.map((locale) => [`src/messages/${locale}.json`, json({})])),
  };
};

/** @param {string} id @param {string} summary @param {string | undefined} menu */
const indexText = (id, summary, menu) => `import type { Feature } from '@bank/kit';
${menu ? `import { paths } from '@bank/paths';\nimport { LayoutGrid } from 'lucide-react';\n` : ''}import { loadMessages } from './messages';
import { routes } from './routes';

/** ${summary.charAt(0).toUpperCase()}${summary.slice(1)}. */
export const ${id}: Feature = {
  id: '${id}',
  routes,
  loadMessages,
${menu ? `  menu: [{ place: '${menu}', label: 'kit.place.${menu}', to: paths.${id}.to(), icon: LayoutGrid }],\n` : ''}};
`;

const MESSAGES = `import type { CatalogueLoader } from '@bank/i18n';
import type en from './messages/en.json';

type En = typeof en;
declare module '@bank/i18n' {
  // The room's ids join the table of message ids, so that a misspelt one does not compile.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the ids are the members: they come from the catalogue
  interface Messages extends En {}
}

/** The room's texts in one language. */
export const loadMessages: CatalogueLoader = (locale) => import(\`./messages/\${locale}.json\`);
`;

/** An empty door of the protocol. @param {string} summary */
exports.protocolText = (summary) => `// ${summary.charAt(0).toUpperCase()}${summary.slice(1)}.
export {};
`;

/**
 * The bank's side of a room without a call.
 * @param {{ room: string, id: string }} options
 * @returns {Record<string, string>} path below the sandbox's folder of rooms → text
 */
exports.sandboxFiles = ({ room, id }) => ({
  [`${room}/handlers.ts`]: `import type { Rooms } from '@bank/protocol/all';
import type { Handlers } from '../../platform/handler';

export const handlers = {} satisfies Handlers<Rooms['${id}']>;
`,
  [`${room}/migrations.ts`]: `import type { Migration } from '../../platform/pg/migrate';

/** The room's tables. */
export const migrations: readonly Migration[] = [];
`,
});
