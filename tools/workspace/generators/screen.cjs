const { formatFiles } = require('@nx/devkit');
const { camel, edit, kebab } = require('./names.cjs');

const LOCALES = ['en', 'es', 'ro', 'ru', 'uk', 'pt'];

/**
 * A screen: a line in paths, its folder with a test, a line in the feature's routes, its title in every catalogue (empty
 * but for English, so that the check of the catalogues asks for the translations).
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, room: string, path: string, layout?: string }} options layout: the frame it stands in
 */
module.exports = async function screen(tree, { name, room, path, layout = 'main' }) {
  const file = kebab(name);
  const id = camel(name);
  const root = `libs/${room}/src`;
  if (!tree.exists(`${root}/routes.tsx`)) throw new Error(`${room} is not a feature: it has no ${root}/routes.tsx`);
  if (tree.exists(`${root}/${file}`)) throw new Error(`${root}/${file} is there already`);
  if (!path.startsWith('/')) throw new Error(`An address starts with a slash: "${path}"`);

  tree.write(`${root}/${file}/${file}-screen.tsx`, screenText(room, id));
  tree.write(`${root}/${file}/${file}-screen.test.tsx`, testText(file, room, id));
  edit(tree, 'libs/paths/src/index.ts', (text) =>
    text.replace(/^(export const paths = \{\n[\s\S]*?)^(\} as const)/m, `$1  ${id}: path('${path}'),\n$2`),
  );
  edit(tree, `${root}/routes.tsx`, (text) =>
    withRoute(text, layout, `{ path: paths.${id}.pattern, lazy: () => import('./${file}/${file}-screen') }`),
  );
  for (const locale of LOCALES) {
    edit(tree, `${root}/messages/${locale}.json`, (text) => {
      const texts = { ...JSON.parse(text), [`${room}.${id}.title`]: locale === 'en' ? sentence(file) : '' };
      return `${JSON.stringify(texts, null, 2)}\n`;
    });
  }
  await formatFiles(tree);
};

/** Adds a route to those of its frame, or the frame itself when it is the first there. @param {string} text @param {string} layout @param {string} route */
function withRoute(text, layout, route) {
  const frame = new RegExp(`^(\\s*)${layout}: \\[([\\s\\S]*?),?\\s*\\](,?)$`, 'm');
  if (frame.test(text)) {
    return text.replace(frame, (_, indent, routes, comma) => `${indent}${layout}: [${routes},\n${route}]${comma}`);
  }
  return text.replace(
    /^(export const routes: Feature\['routes'\] = \{)$|^(\s*routes: \{)$/m,
    `$&\n${layout}: [${route}],`,
  );
}

/** @param {string} room @param {string} id */
function screenText(room, id) {
  return `import { Text } from '@bank/i18n';
import { SectionHeading } from '@bank/ui';

export const handle = { title: '${room}.${id}.title' } as const;

/** Starts what the screen reads, without waiting for it: prefetch(query(row, input)). */
export function loader() {
  return null;
}

export function Component() {
  return (
    <SectionHeading level={1}>
      <Text id="${room}.${id}.title" />
    </SectionHeading>
  );
}
`;
}

/** @param {string} file @param {string} room @param {string} id */
function testText(file, room, id) {
  return `import { I18nProvider } from '@bank/i18n';
import { render, screen } from '@testing-library/react';
import messages from '../messages/en.json';
import { Component } from './${file}-screen';

test('the screen says what it is', () => {
  render(
    <I18nProvider lang="en" messages={messages}>
      <Component />
    </I18nProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(messages['${room}.${id}.title']);
});
`;
}

/** @param {string} file `card-list` → `Card list` */
const sentence = (file) => file.charAt(0).toUpperCase() + file.slice(1).replaceAll('-', ' ');
