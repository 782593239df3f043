import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChild } from './children.mjs';
import { installPackage } from './chromium.mjs';

/** What pages that ask for the system's font are drawn in: Inter, which Debian packages. */
const FAMILY = 'Inter';
const PACKAGE = 'fonts-inter';

/**
 * Pictures of a machine without a desktop show whatever font it happens to have. Installs one that customers could have, as root on
 * Debian, and lets every browser started from here use it as the system's; elsewhere it says what is missing and goes on.
 */
export async function useInterfaceFont() {
  if (process.platform !== 'linux') return;
  if (!(await hasFont())) await installPackage(PACKAGE);
  if (!(await hasFont())) {
    console.log(
      `The pictures use this machine's own font: there is no ${FAMILY}. On Debian: apt-get install ${PACKAGE}`,
    );
    return;
  }
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bank-fonts-')), 'fonts.conf');
  writeFileSync(file, preferring(FAMILY));
  process.env['FONTCONFIG_FILE'] = file;
}

async function hasFont() {
  const { code, output } = await runChild('fc-list', [FAMILY, 'family']).catch(() => ({ code: 1, output: '' }));
  return code === 0 && output.trim() !== '';
}

/** The machine's own settings, and one family in place of the system's. @param {string} family */
const preferring = (family) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
${['system-ui', 'sans-serif']
  .map(
    (name) =>
      `  <match target="pattern"><test name="family"><string>${name}</string></test><edit name="family" mode="prepend" binding="strong"><string>${family}</string></edit></match>`,
  )
  .join('\n')}
</fontconfig>
`;
