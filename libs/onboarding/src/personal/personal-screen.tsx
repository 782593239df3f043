import { prefetch, query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { Ask, StepPage, toQuestion, useKept } from '@bank/kit';
import { registerPaths } from '@bank/paths';
import { phoneCodes } from '@bank/protocol/phones';
import { Banner, Button } from '@bank/ui';
import { useState } from 'react';
import { type LoaderFunctionArgs, useNavigate } from 'react-router-dom';
import { OfKind } from '../doors/of-kind';
import { personal, type PersonalAnswers } from './answers';
import { PLAN, QUESTIONS } from './questions';
import { useSentence } from './sentence';
import { useNames } from './use-names';

export const handle = { title: 'onboarding.title' } as const;

/** Starts what the first questions read, at the address of the one that is asked. */
export function loader({ request }: LoaderFunctionArgs) {
  personal.begin();
  prefetch(query(phoneCodes));
  return toQuestion(request, QUESTIONS, personal.store.getState().answers);
}

/** Sixteen questions and a last look in about five minutes. */
const SECONDS_A_QUESTION = 18;

/** A person becomes a customer (R3.1.1), one question a screen. */
export const Component = () => (
  <OfKind kind="personal">
    <Questions />
  </OfKind>
);

function Questions() {
  const { answers, found } = useKept(personal);
  const said = useSentence(answers, useNames(answers));
  const hasBegun = answers.email !== '';
  return (
    <>
      <StepPage<PersonalAnswers>
        questions={QUESTIONS}
        plan={PLAN}
        answers={answers}
        latest={() => personal.store.getState().answers}
        said={said}
        secondsAQuestion={SECONDS_A_QUESTION}
        draftKey={personal.draftKey}
        notice={
          found === 'otherVersion' || found === 'unreadable' ? (
            <Banner tone="info" title={<Text id="onboarding.draft.lost" />}>
              <Text id="onboarding.draft.lostHelp" />
            </Banner>
          ) : (
            !hasBegun && (
              <Banner tone="info" title={<Text id="onboarding.before.title" />}>
                <Text id="onboarding.before.body" />
              </Banner>
            )
          )
        }
        end={hasBegun && <Clear />}
      />
    </>
  );
}

/** Everything typed is gone, after a question. */
function Clear() {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
        <Text id="onboarding.clear" />
      </Button>
      {isAsked && (
        <Ask
          title={<Text id="onboarding.clear.title" />}
          action="onboarding.clear.do"
          run={async () => {
            personal.clear();
            await navigate(registerPaths.registerPersonal.to());
          }}
          onClose={() => setAsked(false)}
        >
          <Text id="onboarding.clear.body" />
        </Ask>
      )}
    </>
  );
}
