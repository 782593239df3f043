import { useText } from '@bank/i18n';
import { Rows, useOpen } from '@bank/kit';
import { business, levelOf, nameOf, ROOT, useAnswers } from '../../answers';
import { HubPage } from '../list/hub-page';
import { PartyRow } from '../list/party-row';
import { useToday } from '../list/use-today';
import { useUndo } from '../list/use-undo';
import { personsIn } from '../party';
import { PersonSheet } from '../person/person-sheet';
import { PartyPicker } from '../pick/party-picker';
import { withDirector, withoutDirector } from '../../shareholders/parts';
import { directorsProblems } from './directors-problems';

const POPUPS = ['add', 'person'] as const;

/** The directors of the company that applies. */
export function Form() {
  const t = useText();
  const answers = useAnswers();
  const { open, id, show, close } = useOpen(POPUPS);
  const undo = useUndo();
  const problems = directorsProblems(answers, useToday());
  const directors = personsIn(answers, levelOf(answers, ROOT).directors).map((person) => person.id);
  const remove = (director: string) =>
    undo.take(
      t('onboarding.directors.removed', { name: nameOf(answers, director) }),
      withoutDirector(answers, ROOT, director),
    );
  return (
    <HubPage
      title="onboarding.directors.title"
      help="onboarding.directors.help"
      add={{ label: 'onboarding.directors.add', onPress: () => show('add') }}
      problems={problems}
    >
      {undo.line(open !== null)}
      {directors.length > 0 && (
        <Rows label={t('onboarding.directors.title')}>
          {directors.map((director) => (
            <PartyRow
              key={director}
              id={director}
              problems={problems}
              onOpen={() => show('person', director)}
              removeLabel={t('onboarding.directors.remove', { name: nameOf(answers, director) })}
              onRemove={() => remove(director)}
            />
          ))}
        </Rows>
      )}
      {open === 'add' && (
        <PartyPicker
          kinds={['person']}
          exclude={directors}
          title="onboarding.directors.add"
          onPick={(director) => {
            business.keep(withDirector(business.store.getState().answers, ROOT, director));
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'person' && id !== null && directors.includes(id) && (
        <PersonSheet key={id} id={id} onSaved={close} onClose={close} />
      )}
    </HubPage>
  );
}
