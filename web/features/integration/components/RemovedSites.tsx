import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDay } from '../../../../schema/rules/format.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { token } from '../../../ui/theme/token.ts';
import { useArchiveSite } from '../mutations/useArchiveSite.ts';

interface RemovedSitesProps {
  sites: readonly { readonly id: string; readonly name: string; readonly url: string; readonly archivedAt: string | null | undefined }[];
  onRestored: () => void;
}

const Rows = styled.ul`
  display: grid;
  gap: 12px;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }

  small {
    display: block;
    overflow-wrap: anywhere;
    color: ${token.ink2};
  }
`;

/** Shops that were removed, each with a button that connects it again. */
export function RemovedSites({ sites, onRestored }: RemovedSitesProps) {
  const { t } = useTranslation();
  const { restore, isRestoring } = useArchiveSite();
  async function connect(id: string) {
    const outcome = await restore(id);
    if (!outcome.ok) toastProblem(outcome.problem);
    // Somebody else may have changed it: without reading it again, each further try would be refused.
    onRestored();
  }
  return (
    <Card title={t('Removed shops')}>
      <Rows>
        {sites.map(({ id, name, url, archivedAt }) => (
          <li key={id}>
            <span>
              {name}
              <small>
                {url.replace(/^https?:\/\//, '')}
                {archivedAt && `, ${t('removed on {{day}}', { day: formatDay(archivedAt) })}`}
              </small>
            </span>
            <Button icon={RotateCcw} isPending={isRestoring} onClick={() => void connect(id)}>
              {t('Connect again')}
            </Button>
          </li>
        ))}
      </Rows>
    </Card>
  );
}
