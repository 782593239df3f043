import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Rows, useOpen } from '@bank/kit';
import { businessAccessRights } from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import { business, nameOf, useAnswers } from '../../answers';
import { HubPage } from '../list/hub-page';
import { useToday } from '../list/use-today';
import { useUndo } from '../list/use-undo';
import { PartyPicker } from '../pick/party-picker';
import { askEmail, useTakenEmails } from './taken-emails';
import { UserRow } from './user-row';
import { UserSheet } from './user-sheet';
import { usersProblems } from './users-problems';
import { emailOf, knownUsers, withoutUser, withUser } from './users-rules';

const POPUPS = ['add', 'user'] as const;

/** The users of the company with their rights. */
export function Form() {
  const t = useText();
  const answers = useAnswers();
  const { open, id, show, close } = useOpen(POPUPS);
  const undo = useUndo();
  const today = useToday();
  useTakenEmails();
  const problems = usersProblems(answers, today);
  const users = knownUsers(answers);
  const { data } = useQuery(query(businessAccessRights, undefined, { lazy: true }));
  const shown = users.find((user) => user.id === id);
  const add = (user: string) => {
    const before = business.store.getState().answers;
    business.keep(withUser(before, user));
    void askEmail(emailOf(before, user));
    // The first one has full access, and there is nothing to choose.
    if (users.length === 0) close();
    else show('user', user);
  };
  const remove = (user: string) => {
    close();
    undo.take(t('onboarding.users.removed', { name: nameOf(answers, user) }), withoutUser(answers, user));
  };
  return (
    <HubPage
      title="onboarding.users.title"
      help="onboarding.users.help"
      add={{ label: 'onboarding.users.add', onPress: () => show('add') }}
      problems={problems}
    >
      {undo.line(open !== null)}
      {users.length > 0 && (
        <Rows label={t('onboarding.users.title')}>
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              rights={data?.accessRights ?? []}
              problems={problems}
              onOpen={() => show('user', user.id)}
            />
          ))}
        </Rows>
      )}
      {open === 'add' && (
        <PartyPicker
          kinds={['person']}
          exclude={users.map((user) => user.id)}
          title="onboarding.users.add"
          onPick={add}
          onClose={close}
        />
      )}
      {open === 'user' && shown && (
        <UserSheet key={shown.id} user={shown} problems={problems} onRemove={() => remove(shown.id)} onClose={close} />
      )}
    </HubPage>
  );
}
