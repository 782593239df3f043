import { FormPage } from '../form-page';
import { stepsOf } from '../steps-of';
import { EmailQuestion, PhoneQuestion } from './contact-questions';
import { DescriptionQuestion } from './description-question';
import { GeneralLines } from './general-lines';
import { GENERAL, type GeneralId } from './general-questions';
import { NamesQuestion } from './names-question';
import { BusinessAddressQuestion, RegisteredAddressQuestion, WorksThereQuestion } from './place-questions';
import { RegistrationQuestion } from './registration-question';
import { useGeneralSaid } from './use-general-said';

const STEPS = stepsOf<GeneralId>(
  GENERAL,
  {
    names: NamesQuestion,
    registration: RegistrationQuestion,
    email: EmailQuestion,
    phone: PhoneQuestion,
    address: RegisteredAddressQuestion,
    'works-there': WorksThereQuestion,
    'business-address': BusinessAddressQuestion,
    description: DescriptionQuestion,
  },
  GeneralLines,
);

/** The company itself (R3.3.25). */
export const Form = () => <FormPage place="general" steps={STEPS} said={useGeneralSaid()} />;
