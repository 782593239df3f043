import { accessRight } from '@bank/protocol';
import type { ApplicantPerson } from '@bank/protocol/onboarding-business';
import type { Found } from '../found';

type Word = 'noSuchParty' | 'listedTwice' | 'rightWrong' | 'noFullAccess' | 'fieldMissing';

interface Stated {
  users: readonly { id: string; accessRights: number }[];
  personList: readonly ApplicantPerson[];
  /** Of the company. */
  email: string;
}

/** UPLOADING is none of them. */
const RIGHTS: readonly number[] = [
  ...[accessRight.noAccess, accessRight.read, accessRight.fullAccess, accessRight.initiate, accessRight.confirmed],
];

/** Who may sign in for the company: each with one right, of whom one at least has full access (R3.5.1), and an address of their own. */
export function userFaults({ users, personList, email }: Stated): readonly Found<Word>[] {
  const ids = users.map(({ id }) => id);
  const listed = users.flatMap((user, at): Found<Word>[] => {
    const { id, accessRights } = user;
    const person = personList.find((one) => one.id === id);
    if (!person) return [{ word: 'noSuchParty', field: `users.${id}` }];
    if (ids.indexOf(id) < at) return [{ word: 'listedTwice', field: `users.${id}` }];
    const isSame = person.isUser && person.accessRights === accessRights;
    // R0.46: who has the company's address is the company's own user, who may do everything.
    const isOwnUser = person.email === email;
    const isRight = RIGHTS.includes(accessRights) && (!isOwnUser || accessRights === accessRight.fullAccess);
    return isSame && isRight ? [] : [{ word: 'rightWrong', field: `users.${id}` }];
  });
  const unlisted = personList.filter(
    ({ id, isUser, accessRights }) => (isUser || accessRights !== undefined) && !ids.includes(id),
  );
  const hasFull = users.some(({ accessRights }) => accessRights === accessRight.fullAccess);
  return [
    ...listed,
    ...unlisted.map(({ id }): Found<Word> => ({ word: 'rightWrong', field: `users.${id}` })),
    ...(hasFull ? [] : [{ word: 'noFullAccess', field: 'users' } as const]),
    ...addressFaults(personList.filter(({ id }) => ids.includes(id))),
  ];
}

function addressFaults(users: readonly ApplicantPerson[]): Found<Word>[] {
  const addresses = users.map(({ email }) => email);
  return users.flatMap(({ id, email }, at): Found<Word>[] => {
    const field = `personList.${id}.email`;
    if (email === undefined) return [{ word: 'fieldMissing', field }];
    return addresses.indexOf(email) < at ? [{ word: 'listedTwice', field }] : [];
  });
}
