import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token.ts';

export interface PaletteInputProps {
  icon: LucideIcon;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Of the listbox under it, and of the option that Enter would take. */
  listId: string;
  activeId?: string;
  end?: ReactNode;
}

const Box = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  padding: 0 16px;

  > svg {
    flex: none;
    width: 18px;
    height: 18px;
    stroke-width: 1.75;
    color: ${token.ink3};
  }
`;

const Bare = styled.input`
  flex: 1;
  min-width: 0;
  height: 52px;
  padding: 0;
  border: 0;
  outline: none;
  font-size: 16px;
  color: ${token.ink};
  background: none;

  &::placeholder {
    color: ${token.ink3};
    opacity: 1;
  }
`;

/** The line of a palette that is typed into, while the arrow keys move through the list under it. */
export function PaletteInput(props: PaletteInputProps) {
  const { icon: Icon, label, value, onChange, onKeyDown, listId, activeId, end } = props;
  return (
    <Box>
      <Icon aria-hidden />
      <Bare
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {end}
    </Box>
  );
}
