import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { bootScript } from './boot-script.ts';
import { LOCALES, type BrandFacts } from './brand-facts.ts';
import { firstPageMessages } from './chunks.ts';
import { usedRules } from './first-page-css.ts';
import { patchesBetween, type PageTexts } from './page-texts.ts';
import { loadPrerenderer } from './prerender-bundle.ts';
import { releaseOf } from './release.ts';

/** Rooms whose texts the first page needs. */
const ROOMS = ['auth', 'shell', 'kit'];

/**
 * A parser that pauses inside of the page lets the browser paint what it has. Sign-in is seen when the script after it has chosen its
 * language, and not before, so that nothing moves. A browser without scripts shows it as it is.
 */
const ONLY_AFTER_THE_SCRIPT = '@media (scripting:enabled){html:not([data-boot]) #root{visibility:hidden}}';

interface Options {
  readonly brand: BrandFacts;
  readonly workspace: string;
  /** The product's version, for people. */
  readonly version: string;
}

/**
 * Turns index.html into a page that paints by itself (ADR-5). It holds sign-in in the brand's default language, patches for the other
 * languages, the inlined rules of both, and one small script that applies the patches and starts the application after the first
 * frame. Nothing needs a nonce: the deployment writes the hashes of the one script and the one style into the CSP.
 *
 * The page names its release, and version.json, which a running client reads every minute (R3.9.2), repeats that name. It is computed
 * here once: the bundle holds fewer files at an earlier moment of the build.
 */
export function firstPage({ brand, workspace, version }: Options): Plugin {
  let release: string | null = null;
  return {
    name: 'bank:first-page',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const { entry, styles, css, messages } = firstFiles(bundle, brand.languages);
        const prerenderer = await loadPrerenderer(workspace);
        Reflect.set(globalThis, 'BRAND', { ...brand.flags, ...brand.faces });
        const pages = brand.languages.map((lang) => ({
          lang,
          ...prerenderer.renderSignIn({ brand, lang, messages: plainMessages(workspace, lang) }),
        }));
        const shown = pages.find((page) => page.lang === brand.defaultLanguage);
        if (!shown) throw new Error(`brand ${brand.id}: its default language is not among its languages`);
        const script = minified(
          bootScript({
            entry: `/${entry}`,
            styles: `/${styles}`,
            messages,
            languages: Object.fromEntries(brand.languages.map((lang) => [lang, LOCALES[lang]])),
            defaultLanguage: brand.defaultLanguage,
          }),
        );
        const others = pages.filter((page) => page !== shown);
        const texts = Object.fromEntries(
          others.map(({ lang, title, html, unreachable }): [string, PageTexts] => [
            lang,
            {
              title,
              page: patchesBetween(shown.html, html),
              unreachable: patchesBetween(shown.unreachable, unreachable),
            },
          ]),
        );
        const templates = [
          `<template id="boot" data-title="${attribute(brand.name)}">${prerenderer.renderBootState({ brand }).html}</template>`,
          `<template id="unreachable-note">${shown.unreachable}</template>`,
          `<template id="texts">${text(JSON.stringify(texts))}</template>`,
        ];
        const markup = [...templates, ...pages.map(({ html: page }) => page)].join('');
        const page = withoutViteTags(html)
          .replace(/<html lang="[^"]*"/, `<html lang="${LOCALES[brand.defaultLanguage]}"`)
          .replace(/<title>.*?<\/title>/, `<title>${text(shown.title)}</title>`)
          // Inlined: it saves a request and never changes without the page.
          .replace('href="/favicon.svg"', () => `href="${favicon(workspace, brand.id)}"`)
          // Functions, so that a "$" in the markup is not read as a pattern.
          .replace('</head>', () => `<style>${usedRules(css, html + markup)}${ONLY_AFTER_THE_SCRIPT}</style></head>`)
          .replace(
            /<div id="root">\s*<\/div>/,
            () => `${templates.join('')}<div id="root">${shown.html}</div><script>${script}</script>`,
          );
        release = releaseOf(Object.keys(bundle), page);
        return { html: page, tags: [meta('release', release)] };
      },
    },
    generateBundle() {
      if (release === null) throw new Error('version.json is written after the page, which names the release');
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version, release }) });
    },
  };
}

const meta = (name: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name, content },
  injectTo: 'head',
});

/** Finds the entry, its stylesheet, and the first page's messages by language. */
function firstFiles(bundle: Rolldown.OutputBundle, languages: readonly BrandFacts['languages'][number][]) {
  const outputs = Object.values(bundle);
  const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry);
  if (!entry || entry.type !== 'chunk') throw new Error('the build has no entry');
  const [styles, ...more] = entry.viteMetadata?.importedCss ?? [];
  const sheet = styles === undefined ? undefined : bundle[styles];
  if (styles === undefined || more.length > 0 || sheet?.type !== 'asset')
    throw new Error('the entry must have one stylesheet');
  const css = String(sheet.source).replaceAll('</', '<\\/');
  const messages = languages.map((lang) => {
    const chunk = outputs.find((output) => output.type === 'chunk' && output.name === firstPageMessages(LOCALES[lang]));
    if (!chunk) throw new Error(`the build has no messages for ${lang}`);
    return [lang, `/${chunk.fileName}`] as const;
  });
  return { entry: entry.fileName, styles, css, messages: Object.fromEntries(messages) };
}

function plainMessages(workspace: string, lang: BrandFacts['languages'][number]): Record<string, string> {
  const catalogues = ROOMS.map((room): Record<string, string> =>
    JSON.parse(readFileSync(join(workspace, 'libs', room, 'src/messages', `${LOCALES[lang]}.json`), 'utf8')),
  );
  return Object.assign({}, ...catalogues);
}

function favicon(workspace: string, id: string): string {
  const svg = readFileSync(join(workspace, 'apps', `brand-${id}`, 'public/favicon.svg'), 'utf8');
  // Escapes only the characters that the address or its attribute cannot hold.
  return `data:image/svg+xml,${encodeURI(svg.trim().replaceAll('"', "'")).replaceAll('#', '%23')}`;
}

function minified(script: string): string {
  const { code, errors } = minifySync('boot.js', script, { compress: true, mangle: true });
  if (errors.length > 0) throw new Error(`boot script: ${errors.map((error) => error.message).join('; ')}`);
  return code.replaceAll('</', '<\\/').trim();
}

const withoutViteTags = (html: string) =>
  html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/>\s+</g, '><');

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const attribute = (value: string) => text(value).replaceAll('"', '&quot;');
