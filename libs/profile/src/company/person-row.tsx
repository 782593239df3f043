import { call, invalidate } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { needsAction, Row, useOpen, usePositions } from '@bank/kit';
import { companyInfoGet, companyPersonDocumentUpload, type CompanyPerson } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import { Avatar, Badge } from '@bank/ui';
import { ChevronRight } from 'lucide-react';
import { PapersPart } from '../documents/papers-part';
import { UploadDialog } from '../documents/upload-dialog';
import { papersOf } from './person-categories';
import { PersonMarks } from './person-marks';

const POPUPS = ['person'] as const;

interface PersonRowProps {
  person: CompanyPerson;
  /** Why nothing may be uploaded, or undefined. */
  lockedBecause?: string;
}

/** A person and how their papers stand; the row opens the files sent, and a way to send what is missing. */
export function PersonRow({ person, lockedBecause }: PersonRowProps) {
  const t = useText();
  const { id, show, close } = useOpen(POPUPS);
  const positions = usePositions();
  const { representativeId, name, positionIds } = person;
  const papers = papersOf(person);
  return (
    <>
      <Row
        token={<Avatar name={name} />}
        title={name}
        badges={
          papers.some(({ status }) => needsAction(status)) && (
            <Badge tone="warning">
              <Text id="profile.actionRequired" />
            </Badge>
          )
        }
        note={positions(positionIds).join(' · ')}
        aside={
          papers.length > 0 && (
            <>
              <PersonMarks papers={papers} />
              <ChevronRight className="text-muted size-5" aria-hidden="true" />
            </>
          )
        }
        onPress={papers.length > 0 ? () => show('person', representativeId) : undefined}
      />
      {id === String(representativeId) && (
        <UploadDialog title={name} onClose={close}>
          {papers.map(({ categoryId, source, label, help, status, documents }) => (
            <PapersPart
              key={`${categoryId}.${source?.sourceId}`}
              title={label}
              about={source?.name}
              label={[name, t(label), source?.name].filter(Boolean).join(': ')}
              help={help}
              categoryId={categoryId}
              status={status}
              documents={documents}
              isClosed={status === 'notRequired' || status === 'validated'}
              lockedBecause={lockedBecause}
              send={(file, documentTypeId, options) =>
                call(
                  companyPersonDocumentUpload,
                  { representativeId, categoryId, sourceId: source?.sourceId, documentTypeId, file },
                  options,
                )
              }
              onUploaded={() => void invalidate(companyInfoGet, requiredActions)}
            />
          ))}
        </UploadDialog>
      )}
    </>
  );
}
