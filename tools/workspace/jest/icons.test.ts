/** @jest-environment node */
import * as icons from 'lucide-react';
import { Building2, BuildingComplex, Wifi } from 'lucide-react';

test('an icon is made when it is named, once, under each of its names', () => {
  expect(Wifi).toMatchObject({ displayName: 'Wifi' });
  expect(Object.keys(icons)).not.toContain('WifiOff');
  expect(icons.Wifi).toBe(Wifi);
  expect(Building2.displayName).toBe(BuildingComplex.displayName);
});

test('what is no icon is nothing', () => {
  expect(Reflect.get(icons, 'toString')).toBeUndefined();
  expect(Reflect.get(icons, 'NoSuchIcon')).toBeUndefined();
});
