import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { Tabs } from '../Tabs.tsx';
import { useTheme } from '../theme/useTheme.ts';
import { media } from '../theme/token.ts';
import { DetailShelf } from './DetailShelf.tsx';
import { FormShelf } from './FormShelf.tsx';
import { ListShelf } from './ListShelf.tsx';
import { StateShelf } from './StateShelf.tsx';

const Page = styled.main`
  display: flex;
  flex-direction: column;
  gap: 16px;
  max-width: 1240px;
  margin: 0 auto;
  padding: 20px 24px 40px;

  ${media.phone} {
    padding: 12px;
  }
`;

/** Every component on invented data: the place to look at them in both themes and at every width. */
export function Gallery() {
  const { resolved, setTheme } = useTheme();
  const [shelf, setShelf] = useState(location.hash.slice(1) || 'list');
  const other = resolved === 'dark' ? 'light' : 'dark';
  return (
    <Page>
      <PageHeader
        title="Components"
        count="on invented data"
        actions={
          <Button icon={resolved === 'dark' ? Sun : Moon} onClick={() => setTheme(other)}>
            {other === 'dark' ? 'Dark theme' : 'Light theme'}
          </Button>
        }
      />
      <Tabs
        label="Shelves"
        selectedId={shelf}
        onSelect={(id) => {
          setShelf(id);
          location.hash = id;
        }}
        items={[
          { id: 'list', label: 'List', count: 12, content: <ListShelf /> },
          { id: 'detail', label: 'Detail', content: <DetailShelf /> },
          { id: 'form', label: 'Form', content: <FormShelf /> },
          { id: 'states', label: 'States', content: <StateShelf /> },
        ]}
      />
    </Page>
  );
}
