import { Bell, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Badge } from '../Badge.tsx';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { ComboBox } from '../ComboBox.tsx';
import { Drawer } from '../Drawer.tsx';
import { FieldRow, Form } from '../Form.tsx';
import { IconButton } from '../IconButton.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { Menu } from '../Menu.tsx';
import { MoneyField } from '../MoneyField.tsx';
import { NumberField } from '../NumberField.tsx';
import { PhoneField } from '../PhoneField.tsx';
import { Popover } from '../Popover.tsx';
import { Select } from '../Select.tsx';
import { Switch } from '../Switch.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';
import { toast } from '../toast.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: 14px;
  align-items: start;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

const districts = [
  'Bagerhat',
  'Barishal',
  'Bogura',
  'Chattogram',
  'Cumilla',
  'Dhaka',
  'Gazipur',
  'Sylhet',
].map((name) => ({
  id: name,
  label: name,
  note: name === 'Dhaka' ? 'Inside city rate' : undefined,
}));

/** A form, the buttons, and what opens from them. */
export function FormShelf() {
  const [phone, setPhone] = useState('01711204466');
  const [name, setName] = useState('Farhana Akter');
  const [address, setAddress] = useState('House 14, Road 3, Kandirpar, Cumilla');
  const [district, setDistrict] = useState<string | null>('Cumilla');
  const [courier, setCourier] = useState<string | null>(null);
  const [price, setPrice] = useState<number | null>(6500);
  const [quantity, setQuantity] = useState<number | null>(2);
  const [isExpress, setExpress] = useState(true);
  const [isSms, setSms] = useState(true);
  const [errors, setErrors] = useState<Record<string, string>>();
  const [isOpen, setOpen] = useState(false);
  return (
    <Columns>
      <Card title="New order">
        <Form
          errors={errors}
          onSubmit={() => setErrors({ name: 'This name is taken', '': 'The order was not saved.' })}
        >
          <PhoneField
            label="Phone"
            name="phone"
            value={phone}
            onChange={setPhone}
            isRequired
            end={<Badge meaning="good">Known, 11 of 12</Badge>}
          />
          <TextField label="Name" name="name" value={name} onChange={setName} isRequired />
          <TextArea
            label="Address"
            name="address"
            value={address}
            onChange={setAddress}
            isRequired
            minLength={10}
            description="10 to 250 letters"
          />
          <FieldRow>
            <ComboBox
              label="District"
              name="district"
              options={districts}
              value={district}
              onChange={setDistrict}
            />
            <Select
              label="Courier"
              name="courier"
              value={courier}
              onChange={setCourier}
              placeholder="Choose a courier"
              isRequired
              options={['Steadfast', 'Pathao', 'RedX'].map((id) => ({ id, label: id }))}
            />
          </FieldRow>
          <FieldRow>
            <MoneyField label="Price" name="price" value={price} onChange={setPrice} isRequired />
            <NumberField
              label="Quantity"
              name="quantity"
              value={quantity}
              onChange={setQuantity}
              min={1}
              isRequired
            />
          </FieldRow>
          <TextField label="Tracking" value="" isDisabled placeholder="Comes with the booking" />
          <Checkbox
            label="Express delivery"
            isSelected={isExpress}
            onChange={setExpress}
            description="Within 24 hours"
          />
          <Switch label="Send SMS on shipping" isSelected={isSms} onChange={setSms} />
          <Row>
            <Button type="submit" variant="primary" kbd="Ctrl S">
              Save
            </Button>
            <Button>Cancel</Button>
          </Row>
        </Form>
      </Card>
      <Stack>
        <Card title="Buttons">
          <Stack>
            <Row>
              <Button variant="primary">Primary</Button>
              <Button>Secondary</Button>
              <Button variant="quiet">Quiet</Button>
              <Button variant="danger" icon={Trash2}>
                Danger
              </Button>
            </Row>
            <Row>
              <Button size="small">Small</Button>
              <Button size="large">Large</Button>
              <Button variant="primary" isPending>
                Saving
              </Button>
              <Button disabled>Disabled</Button>
              <LinkButton to="/">Link</LinkButton>
            </Row>
            <Row>
              <IconButton icon={Pencil} label="Edit" />
              <IconButton icon={Bell} label="Notifications, 9 new" badge={9} />
              <Menu
                label="More"
                trigger={<IconButton icon={Ellipsis} label="More actions" />}
                groups={[
                  {
                    id: 'actions',
                    entries: [
                      { id: 'edit', label: 'Edit', icon: Pencil, kbd: 'E', onAction: () => undefined },
                      {
                        id: 'delete',
                        label: 'Delete',
                        icon: Trash2,
                        isDanger: true,
                        onAction: () => undefined,
                      },
                    ],
                  },
                  {
                    id: 'theme',
                    title: 'Theme',
                    entries: [
                      { id: 'light', label: 'Light', isSelected: true, onAction: () => undefined },
                      { id: 'dark', label: 'Dark', isSelected: false, onAction: () => undefined },
                    ],
                  },
                ]}
              />
              <Popover label="Send a message" trigger={<Button>Message</Button>}>
                {(close) => (
                  <Form hasSaveKey={false} onSubmit={close}>
                    <PhoneField label="Mobile number" value={phone} onChange={setPhone} />
                    <Button type="submit" variant="primary">
                      Send
                    </Button>
                  </Form>
                )}
              </Popover>
              <Button onClick={() => setOpen(true)}>Drawer</Button>
            </Row>
            <Row>
              <Button onClick={() => toast.success('Order #10482 confirmed', { onUndo: () => undefined })}>
                Good toast
              </Button>
              <Button
                onClick={() =>
                  toast.error('The courier did not answer. Try again in a minute.', {
                    referenceId: 'r-7f3k2',
                  })
                }
              >
                Bad toast
              </Button>
            </Row>
          </Stack>
        </Card>
        <Drawer title="Details" isOpen={isOpen} onClose={() => setOpen(false)} footer={<Button>Save</Button>}>
          Beside the list.
        </Drawer>
      </Stack>
    </Columns>
  );
}
