import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { buttonClass } from '@bank/ui';

/** The application itself could not be fetched. Prerendered in every language; the inline script shows it where it is needed. */
export function Unreachable() {
  return (
    <div role="alert" className="text-text bg-surface rounded-control mx-auto my-6 grid max-w-md gap-4 p-6">
      <p className="font-semibold">
        <Text id="shell.unreachable.title" />
      </p>
      <p>
        <Text id="shell.unreachable.body" />
      </p>
      <p>
        <a href={paths.root.to()} className={buttonClass()}>
          <Text id="kit.tryAgain" />
        </a>
      </p>
    </div>
  );
}
