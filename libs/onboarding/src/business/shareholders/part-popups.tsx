import { business, isCompanyId, levelOf, ROOT, useAnswers } from '../answers';
import { CompanySheet } from '../people/company/company-sheet';
import { PersonSheet } from '../people/person/person-sheet';
import { PartyPicker } from '../people/pick/party-picker';
import { treeOf } from '../rules/held';
import { PartSheet } from './part-sheet';
import { aboveOf, withDirector, withPart } from './parts';
import { RemovePart } from './remove-part';
import { partId, partOf, type Parts } from './use-parts';

/** What is open on the tree: whom to add, a part, a director, a person or a company. */
export function PartPopups({ parts }: { parts: Parts }) {
  const answers = useAnswers();
  const { open, id, show, close } = parts.popup;
  if (open === null || id === null) return null;
  const [company, holder] = partOf(id);
  switch (open) {
    case 'add':
      return (
        <PartyPicker
          title="onboarding.shareholders.add"
          kinds={['person', 'company']}
          exclude={[...levelOf(answers, company).holders.map((one) => one.id), ...aboveOf(answers, company)]}
          onPick={(picked) => show('part', partId(company, picked))}
          onClose={close}
        />
      );
    case 'part':
      return (
        <PartSheet
          key={id}
          company={company}
          holder={holder}
          onSaved={(share) => {
            const isNew = !levelOf(answers, company).holders.some((one) => one.id === holder);
            parts.change(
              withPart(business.store.getState().answers, company, holder, share),
              isNew ? 'added' : 'changed',
              holder,
            );
            close();
          }}
          onEdit={() => show(isCompanyId(holder) ? 'company' : 'person', holder)}
          onRemove={() => show('remove', id)}
          onAdd={() => show('add', holder)}
          onDirector={() => show('director', holder)}
          onClose={close}
        />
      );
    case 'remove':
      return <RemovePart company={company} holder={holder} parts={parts} />;
    case 'director':
      return (
        <PartyPicker
          title="onboarding.shareholders.nameDirector"
          kinds={['person']}
          exclude={levelOf(answers, company).directors}
          onPick={(picked) => {
            business.keep(withDirector(business.store.getState().answers, company, picked));
            close();
          }}
          onClose={close}
        />
      );
    case 'person':
      return (
        <PersonSheet
          key={id}
          id={id}
          asksSources={BRAND.sourceOfWealth && treeOf(answers).asked.has(id)}
          onSaved={close}
          onClose={close}
        />
      );
    case 'company':
      return id === ROOT ? null : <CompanySheet key={id} id={id} onSaved={close} onClose={close} />;
  }
}
