import type { InputProps } from 'react-aria-components/Input';

/**
 * For the input of a field whose whole value is replaced as a rule: whoever enters it types over what stands there.
 * A further press puts the caret where it points.
 */
export const typeOver: InputProps = {
  onFocus: ({ currentTarget }) => currentTarget.select(),
  // The press would put the caret into the field once that has the focus.
  onMouseDown: (event) => {
    if (event.currentTarget === document.activeElement) return;
    event.preventDefault();
    event.currentTarget.focus();
  },
};
