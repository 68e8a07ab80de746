import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SelectField, TextAreaField, TextField } from './field.tsx';

test('label and hint belong to the input', async () => {
  render(<TextField label="Email" type="email" name="email" hint="We send one mail" />);
  const input = screen.getByRole('textbox', { name: 'Email', description: 'We send one mail' });
  await userEvent.click(screen.getByText('Email'));
  expect(document.activeElement).toBe(input);
  expect(input.getAttribute('type')).toBe('email');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('an error takes the place of the hint and marks the input', () => {
  render(<TextField label="Email" hint="We send one mail" error="Please Enter Your Email" />);
  const input = screen.getByRole('textbox', { description: 'Please Enter Your Email' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('We send one mail')).toBeNull();
});

test('without hint and error nothing is described', () => {
  render(<TextField label="Name" />);
  expect(screen.getByRole('textbox', { name: 'Name' }).hasAttribute('aria-describedby')).toBe(
    false,
  );
});

test('the star of a required field is not read out; the field says it is required', () => {
  render(<TextField label="Name" required />);
  expect(screen.getByRole('textbox', { name: 'Name' }).hasAttribute('required')).toBe(true);
});

test('two fields on a page do not share their notes', () => {
  render(
    <>
      <TextField label="One" hint="first" />
      <TextField label="Two" hint="second" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Two', description: 'second' })).toBeTruthy();
});

test('a text area has label and error too', () => {
  render(<TextAreaField label="Message" error="Please write something" />);
  const area = screen.getByRole('textbox', {
    name: 'Message',
    description: 'Please write something',
  });
  expect(area.tagName).toBe('TEXTAREA');
});

test('a select is the native one', async () => {
  render(
    <SelectField label="Type" hint="Four letters">
      <option>INTJ</option>
      <option>ENFJ</option>
    </SelectField>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', {
    name: 'Type',
    description: 'Four letters',
  });
  await userEvent.selectOptions(select, 'ENFJ');
  expect(select.value).toBe('ENFJ');
});
