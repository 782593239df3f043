import { facesOf } from './own-faces.ts';

const faces = { nav: 'side', hero: 'open', list: 'rows' };

test.each([
  [`[data-hero='open'] .a{top:0}`, `[data-hero='open'] .a{top:0}`],
  ['[data-hero=board] .a{top:0}', ''],
  ['[data-hero=board] .a,[data-hero=open] .a,.b{top:0}', '[data-hero=open] .a,.b{top:0}'],
  ['@layer components{@media (width>=1px){[data-list=blotter]{top:0}}.a{top:0}}', '@layer components{.a{top:0}}'],
  [':root:not([data-nav=top]) .a{top:0}', ':root:not([data-nav=top]) .a{top:0}'],
  ['@layer theme,base;.a{&:hover{top:0}}', '@layer theme,base;.a{&:hover{top:0}}'],
])('of %s a brand keeps its own faces', (css, kept) => expect(facesOf(css, faces)).toBe(kept));
