import { warmUpSelect } from '../fields/select';
import { warmUpDialog } from './dialog';
import { warmUpMenu } from './menu';
import { warmUpPopover } from './popover';

/** Fetches what menus, dialogs and lists open, so that they open without a network, too. For when nothing more urgent loads. */
export function warmUpOverlays(): void {
  warmUpMenu();
  warmUpDialog();
  warmUpPopover();
  warmUpSelect();
}
