import { Text, useText } from '@bank/i18n';
import { TextField } from '@bank/ui';
import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { here } from '../whom/here';
import { KnownList } from '../whom/known-list';
import { leadOfTyped, problemOfTyped } from '../whom/lead-of-typed';
import { readWhom } from '../whom/read-whom';
import { useLead } from '../whom/use-lead';
import { useKnown } from '../whom/use-known';
import { WHOM_ERRORS, type WhomError } from '../whom/whom-errors';
import { WhomNote } from '../whom/whom-note';

/** Who should get money: whatever names them leads into the filled flow; nothing is sent from here, and nothing typed is in an address. */
export function PayeeSearch() {
  const t = useText();
  const goOn = useLead();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<WhomError | null>(null);
  const { known } = useKnown();
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const lead = leadOfTyped(typed, known);
    if (lead) goOn(lead);
    else setProblem(problemOfTyped(typed, known));
  };
  return (
    <form role="search" aria-label={t('transfers.whom.label')} className="grid gap-3" onSubmit={search}>
      <TextField
        name="whom"
        type="search"
        enterKeyHint="next"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
        }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        prefix={<Search aria-hidden="true" className="size-5" />}
        className="min-h-14"
        label={t('transfers.whom.label')}
        placeholder={t('transfers.whom.placeholder')}
        description={
          <span aria-live="polite" className="inline-flex min-h-5 items-center gap-1.5">
            <WhomNote whom={readWhom(typed, here())} />
          </span>
        }
        error={problem && <Text id={WHOM_ERRORS[problem]} />}
      />
      <KnownList known={known} typed={typed} onChoose={({ lead }) => goOn(lead)} />
    </form>
  );
}
