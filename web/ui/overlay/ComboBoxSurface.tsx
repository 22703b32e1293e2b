import { ChevronDown } from 'lucide-react';
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useFilter } from 'react-aria-components';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ComboBoxOption, ComboBoxProps } from '../ComboBox.tsx';
import { boxStyle, fieldStyle, inputStyle } from '../fieldStyle.ts';
import { FieldErrorText, FieldHelp, FieldLabel } from '../TextField.tsx';
import { token } from '../theme/token.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { FloatingPopover } from './FloatingPopover.tsx';
import { floatStyle, optionStyle } from './surfaceStyle.ts';

const Root = styled(AriaComboBox<ComboBoxOption>)`
  ${fieldStyle}
`;

/* react-aria makes the list as wide as its group; without one, as the input and its button. */
const Box = styled(Group)`
  ${boxStyle}
  padding-right: 0;
`;

const BareInput = styled(Input)`
  ${inputStyle}
  height: calc(${token.control} - 2px);
`;

const Opener = styled(Button)`
  display: grid;
  place-items: center;
  align-self: stretch;
  width: 34px;
  border: 0;
  color: ${token.ink3};
  background: none;
  cursor: pointer;

  svg {
    width: 18px;
    height: 18px;
    stroke-width: 1.75;
  }
`;

const Panel = styled(FloatingPopover)`
  ${floatStyle}
  width: max(var(--trigger-width), 200px);
  max-width: calc(100vw - 24px);
`;

const List = styled(ListBox<ComboBoxOption>)`
  max-height: 320px;
  padding: 4px;
  overflow: auto;
  outline: none;
`;

const Item = styled(ListBoxItem)`
  ${optionStyle}

  &[data-selected] {
    font-weight: 550;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Note = styled.span`
  display: block;
  font-size: 12.5px;
  font-weight: 400;
  line-height: 16px;
  color: ${token.ink3};
`;

const Nothing = styled.p`
  padding: 8px 10px;
  color: ${token.ink3};
`;

/** Opens the list of a field that takes free text when proposals come for what was typed: an empty one would stand in the way. */
function OpenWithProposals({ typed, count }: { typed: string; count: number }) {
  const list = useContext(ComboBoxStateContext);
  const propose = useEffectEvent(() => {
    if (list?.isFocused && !list.isOpen && list.selectedKey === null) list.open(null, 'input');
  });
  useEffect(() => {
    if (typed && count > 0) propose();
  }, [typed, count]);
  return null;
}

interface KeptBoxProps extends Pick<ComboBoxProps, 'options' | 'value' | 'text' | 'onSearch' | 'isLoading' | 'error' | 'takesFreeText'> {
  /** Something else was typed than what is chosen, if anything is. */
  isSearched: boolean;
  /** Something was typed, and nothing is chosen for it. */
  isOpenText: boolean;
  /** What is said then when the form is sent. */
  refusal: string;
  /** How many choices have been made. */
  choices: number;
  /** It takes the place of a field that had the focus. */
  autoFocus: boolean;
  children: ReactNode;
}

/**
 * Around a field whose text is the caller's. Escape closes the list, then empties what was typed and not chosen, then
 * belongs to what is around. react-aria would have the caller set another text, and open the list again for the one that stayed.
 * Enter without a choice takes the first row found for what is typed; while none is there the list stays, and nothing is submitted.
 */
function KeptBox({ options, value, text, onSearch, isLoading, error, takesFreeText, isSearched, isOpenText, refusal, choices, autoFocus, children }: KeptBoxProps) {
  const list = useContext(ComboBoxStateContext);

  function escape(): boolean {
    if (list?.isOpen) list.toggle();
    else if (value === null && text !== '') onSearch?.('');
    else return false;
    return true;
  }

  function enter(): boolean {
    if (takesFreeText || !list?.isOpen || list.selectionManager.focusedKey !== null) return false;
    // While it loads, and where it failed, the options are those of an earlier search.
    const first = isLoading || error ? undefined : options.find(({ id, isDisabled }) => id !== value && !isDisabled);
    if (first) list.selectionManager.select(first.id);
    return true;
  }

  function onKeyDownCapture(event: KeyboardEvent) {
    if (text === undefined || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const isDone = (event.key === 'Escape' && escape()) || (event.key === 'Enter' && enter());
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // react-aria opens the list in an effect. A key that comes before it has been drawn would close nothing, and the list would
  // stay open over the page.
  function onInput() {
    if (options.length > 0 || !takesFreeText) list?.open(null, 'input');
  }
  useEffect(() => {
    if (list?.isOpen && !list.isFocused) list.toggle();
  });

  // What was typed before this code was there is searched already.
  const isToOpen = useRef(autoFocus && isSearched);
  useEffect(() => {
    if (!isToOpen.current || !list?.isFocused) return;
    isToOpen.current = false;
    list.open(null, 'input');
  }, [list]);

  // react-aria closes the list for another value. Where the caller takes what is chosen out of the field, it keeps the same.
  const close = () => void (list?.isOpen && list.toggle());
  const closeAfterChoice = useEffectEvent(close);
  useEffect(() => {
    if (choices > 0) closeAfterChoice();
  }, [choices]);

  // react-aria looks again at what it refused when the field is left; here it is cured by a choice that empties it. What
  // somebody else says of the field stays: looking again takes that away too.
  const lookAgain = useEffectEvent(() => {
    if (list?.displayValidation.validationErrors.includes(refusal)) list.commitValidation();
  });
  useEffect(() => {
    if (!isOpenText) lookAgain();
  }, [isOpenText]);

  // The list would cover what is said about the field.
  return <Box role="presentation" onKeyDownCapture={onKeyDownCapture} onInput={onInput} onInvalidCapture={() => isOpenText && close()}>{children}</Box>;
}

/** The heavy half of ComboBox. */
export function ComboBoxSurface(props: ComboBoxProps & { autoFocus: boolean }) {
  const { label, options, value, onChange, onSearch, isLoading, error, placeholder, description, isLabelHidden } =
    props;
  const { t } = useTranslation();
  const { contains } = useFilter({ sensitivity: 'base' });
  const noteOf = (text: string) => options.find((option) => option.label === text)?.note ?? '';
  const matches = (text: string, typed: string) => contains(text, typed) || contains(noteOf(text), typed);
  const [choices, setChoices] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (props.autoFocus) input.current?.focus();
  });
  // It takes the place of a field that had the focus, with the next key already on its way: react-aria's `autoFocus` leaves the
  // focus to the page until the effects that follow the drawing.
  useLayoutEffect(() => takeFocus(), []);
  function choose(id: string | null) {
    if (id !== null) setChoices((count) => count + 1);
    // react-aria says it again when the field is left with another text in it, which is not what is chosen.
    if (id !== null && id === value && props.text !== undefined) onSearch?.(options.find((option) => option.id === id)?.label ?? '');
    else onChange(id);
  }
  // Something else is looked for: the chosen one, which the search may not have found, stands behind what it finds. In front of
  // it, it would push the rows down under the pointer when the answer comes.
  const chosen = options.find(({ id }) => id === value);
  const isTyped = props.text !== undefined && props.text !== chosen?.label;
  const shown = isTyped ? options.toSorted((a, b) => Number(a.id === value) - Number(b.id === value)) : options;
  // The form around it would be saved without it, and say nothing.
  const isOpenText = value === null && !props.takesFreeText && Boolean(props.text?.trim());
  const isSearched = isOpenText || (chosen !== undefined && isTyped && Boolean(props.text?.trim()));
  const refusal = t('Choose what was found, or empty the field');
  // What was found before is no answer to what is typed.
  const items = onSearch ? { items: error ? [] : shown } : { defaultItems: options };
  return (
    <Root
      {...items}
      name={props.name}
      // The name is that of the field in which one types, which a message focuses.
      formValue="text"
      isRequired={props.isRequired}
      validate={isOpenText ? () => refusal : undefined}
      isDisabled={props.isDisabled}
      value={value}
      onChange={(key) => choose(key === null ? null : String(key))}
      inputValue={props.text}
      onInputChange={onSearch}
      defaultFilter={onSearch ? () => true : matches}
      // After a choice its caller may empty it: it stays closed until somebody types again.
      menuTrigger={props.text === undefined ? 'focus' : 'input'}
      allowsEmptyCollection={!props.takesFreeText}
      allowsCustomValue={props.takesFreeText}
    >
      {props.takesFreeText && <OpenWithProposals typed={props.text ?? ''} count={options.length} />}
      <FieldLabel>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</FieldLabel>
      <KeptBox {...props} isSearched={isSearched} isOpenText={isOpenText} refusal={refusal} choices={choices}>
        <BareInput ref={input} placeholder={placeholder} />
        <Opener aria-label={t('Show suggestions')}>
          <ChevronDown aria-hidden />
        </Opener>
      </KeptBox>
      {description && <FieldHelp slot="description">{description}</FieldHelp>}
      <FieldErrorText />
      <Panel offset={6}>
        <List
          renderEmptyState={() => <Nothing>{isLoading ? t('Searching…') : (error?.message ?? t('Nothing matches'))}</Nothing>}
        >
          {(option) => (
            <Item id={option.id} textValue={option.label} isDisabled={option.isDisabled}>
              {option.start}
              <Words>
                {option.label}
                {option.note && <Note>{option.note}</Note>}
              </Words>
              {option.end}
            </Item>
          )}
        </List>
      </Panel>
    </Root>
  );
}
