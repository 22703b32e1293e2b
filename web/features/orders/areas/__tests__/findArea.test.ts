import { describe, expect, it } from 'vitest';
import { deliveryZone, DISTRICTS, findArea } from '../findArea.ts';

describe('the area table', () => {
  it('has the 64 districts, each with its thanas', () => {
    expect(DISTRICTS).toHaveLength(64);
    expect(DISTRICTS.every(({ thanas }) => thanas.length >= 3)).toBe(true);
    expect(DISTRICTS.reduce((sum, { thanas }) => sum + thanas.length, 0)).toBeGreaterThan(550);
  });
});

describe('an address', () => {
  it.each([
    ['House 14, Road 3, Dhanmondi, Dhaka', 'Dhaka', 'Dhanmondi'],
    ['Kandirpar, Comilla sadar', 'Cumilla', 'Cumilla Sadar'],
    ['Mirpur 10, road 7', 'Dhaka', 'Mirpur'],
    ['গ্রাম: রামপুর, থানা: দাউদকান্দি, জেলা: কুমিল্লা', 'Cumilla', 'Daudkandi'],
    ['বাসা ১২, মিরপুর, ঢাকা', 'Dhaka', 'Mirpur'],
    ['মিরপুর, কুষ্টিয়া', 'Kushtia', 'Mirpur'],
    ['agrabad ctg', 'Chattogram', 'Agrabad'],
    ['Jessor road, Khulna', 'Khulna', ''],
    ['Begumgonj, Noakhali', 'Noakhali', 'Begumganj'],
    ['Savar Dhaka', 'Dhaka', 'Savar'],
    ['টংগী, গাজীপুর', 'Gazipur', 'Tongi'],
    ['বগুড়ার শেরপুর', 'Bogura', 'Sherpur'],
    ['Nawabganj, Dinajpur', 'Dinajpur', 'Nawabganj'],
    ["Kolatoli, Cox's Bazar", "Cox's Bazar", ''],
    ['Feni sadar', 'Feni', 'Feni Sadar'],
  ])('%s', (text, district, thana) => {
    expect(findArea(text)).toEqual({ district, thana });
  });

  it('names no place where there is none', () => {
    expect(findArea('House 7, Lane 2')).toBeNull();
  });

  it('says what delivery there is charged as', () => {
    expect(deliveryZone({ district: 'Dhaka', thana: 'Gulshan' })).toBe('inside');
    expect(deliveryZone({ district: 'Dhaka', thana: 'Savar' })).toBe('suburb');
    expect(deliveryZone({ district: 'Sylhet', thana: '' })).toBe('outside');
    expect(deliveryZone({ district: '', thana: '' })).toBeNull();
  });
});
