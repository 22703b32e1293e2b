import { Search, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { boxStyle, inputStyle } from './fieldStyle.ts';
import { IconButton } from './IconButton.tsx';
import { token } from './theme/token.ts';

export interface SearchFieldProps {
  /** Read out; shown as placeholder unless `placeholder` says otherwise. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter. */
  onSubmit?: (value: string) => void;
  placeholder?: string;
  /** After the text while it is empty: `<Kbd>/</Kbd>`. */
  hint?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

const Box = styled.div`
  ${boxStyle}
  padding-right: 4px;
`;

const BareInput = styled.input`
  ${inputStyle}
  height: calc(${token.control} - 2px);

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Hint = styled.span`
  display: inline-flex;
  margin-right: 6px;
`;

/** A search box: Escape clears it; a second Escape leaves it. */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  placeholder,
  hint,
  inputRef,
}: SearchFieldProps) {
  const { t } = useTranslation();

  function key(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') onSubmit?.(value);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (value === '') event.currentTarget.blur();
    else onChange('');
  }

  return (
    <Box role="search">
      <Search aria-hidden />
      <BareInput
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={key}
      />
      {value === '' ? (
        hint && <Hint>{hint}</Hint>
      ) : (
        <IconButton
          icon={X}
          label={t('Clear search')}
          size="small"
          hasTooltip={false}
          onClick={() => onChange('')}
        />
      )}
    </Box>
  );
}
