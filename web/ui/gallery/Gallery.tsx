import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Button } from '../Button.tsx';
import { PageHeader } from '../PageHeader.tsx';
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

  > nav {
    display: flex;
    gap: 8px;
  }

  ${media.phone} {
    padding: 12px;
  }
`;

const SHELVES: Readonly<Record<string, ComponentType>> = {
  list: ListShelf,
  detail: DetailShelf,
  form: FormShelf,
  states: StateShelf,
};

/** Every component on invented data: the place to look at them in both themes and at every width. */
export function Gallery() {
  const { resolved, setTheme } = useTheme();
  const [shelf, setShelf] = useState(location.hash.slice(1) || 'list');
  const Shelf = SHELVES[shelf] ?? ListShelf;
  function open(name: string) {
    setShelf(name);
    location.hash = name;
  }
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
      <nav aria-label="Shelves">
        {Object.keys(SHELVES).map((name) => (
          <Button key={name} aria-current={name === shelf || undefined} onClick={() => open(name)}>
            {name}
          </Button>
        ))}
      </nav>
      <Shelf />
    </Page>
  );
}
