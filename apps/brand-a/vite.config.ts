// eslint-disable-next-line @nx/enforce-module-boundaries -- Node reads this file, and cannot load TypeScript by a package's name
import { brandApp } from '../../tools/workspace/vite/brand-app.ts';
import { brand } from './src/brand.ts';

export default brandApp({
  brand,
  typeface: {
    family: 'Source Serif 4',
    package: 'source-serif-4',
    cut: 'wght',
    subsets: ['latin', 'romanian', 'latin-ext', 'cyrillic'],
    fallback: 'georgia',
  },
  root: import.meta.dirname,
});
