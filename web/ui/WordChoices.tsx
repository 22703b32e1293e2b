import styled from 'styled-components';
import { Button } from './Button.tsx';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  li,
  button {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

interface WordChoicesProps {
  /** What they are, for a screen reader. */
  label: string;
  words: readonly string[];
  isBusy?: boolean;
  onChoose: (words: string) => void;
}

/** Words that are often typed, each a button: chosen, they are the same ones each time, so that a report can count them. */
export function WordChoices({ label, words, isBusy, onChoose }: WordChoicesProps) {
  return (
    <List aria-label={label}>
      {words.map((one) => (
        <li key={one}>
          <Button size="small" disabled={isBusy} onClick={() => onChoose(one)}>{one}</Button>
        </li>
      ))}
    </List>
  );
}
