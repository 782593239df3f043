/**
 * @param {string} title the id of its title
 * @param {{ row: string, room: string }} [reads] the call that the screen shows the answer of
 * @returns {string}
 */
exports.screenText = (title, reads) => (reads ? readingScreen(title, reads) : plainScreen(title));

/** @param {string} title */
const plainScreen = (title) => `import { Page } from '@bank/kit';

export const handle = { title: '${title}' } as const;

/** Starts the queries of the screen without waiting for them: prefetch(query(row, input)). */
export function loader() {
  return null;
}

export function Component() {
  return <Page title="${title}">{null}</Page>;
}
`;

/** @param {string} title @param {{ row: string, room: string }} reads */
const readingScreen = (title, { row, room }) => `import { prefetch, query } from '@bank/api-client';
import { Answer, Page } from '@bank/kit';
import { ${row} } from '@bank/protocol/${room}';
import { useQuery } from '@tanstack/react-query';

export const handle = { title: '${title}' } as const;

const answer = () => query(${row}, {});

export function loader() {
  prefetch(answer());
  return null;
}

export function Component() {
  const found = useQuery(answer());
  return (
    <Page title="${title}">
      <Answer of={found}>{() => null}</Answer>
    </Page>
  );
}
`;

/**
 * A test of the screen against the bank, as a persona sees it; so it lives when the screen begins to read.
 * @param {{ file: string, pattern: string, address: string, catalogue: string, words: string, layout: string }} screen address: one that
 *   the pattern matches; words: its English title
 */
exports.testText = ({ file, pattern, address, catalogue, words, layout }) => {
  const isOpen = layout === 'external';
  return `/** @jest-environment @bank/testing/environment */
import { kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen } from '@testing-library/react';
import messages from '../${catalogue}/en.json';
import { Component, loader } from './${file}-screen';

test('${isOpen ? 'a visitor' : 'ana'} reads what the screen is about', async () => {
  await renderScreen('${address}', {
    routes: [{ path: '${pattern}', Component, loader }],
    ${isOpen ? '' : `persona: 'ana',\n    `}messages: { ...kitMessages, ...messages },
  });
  expect(await screen.findByRole('heading', { level: 1, name: ${JSON.stringify(words)} })).toBeVisible();
});
`;
};
