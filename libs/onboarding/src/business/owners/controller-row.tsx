import { isolated, Text } from '@bank/i18n';
import { Row } from '@bank/kit';
import { Avatar, Button } from '@bank/ui';
import { business, nameOf, useAnswers } from '../answers';

/** A person who controls the company without a quarter of it. */
export function ControllerRow({ id }: { id: string }) {
  const answers = useAnswers();
  return (
    <Row
      token={<Avatar name={nameOf(answers, id)} />}
      title={isolated(nameOf(answers, id))}
      note={<Text id="onboarding.owners.controls" />}
      beside={
        <Button
          variant="quiet"
          size="small"
          onClick={() => business.keep({ controllers: answers.controllers.filter((one) => one !== id) })}
        >
          <Text id="onboarding.owners.remove" />
        </Button>
      }
    />
  );
}
