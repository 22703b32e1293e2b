import { db } from '../../../db/client.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { addBusiness } from '../add-business.ts';
import { createAnnouncement, dismissAnnouncement, endAnnouncement, updateAnnouncement } from '../announcement-commands.ts';
import { adjustSmsBalance, extendPackage, updateBusinessLimits } from '../grant-commands.ts';
import { resumeBusiness, suspendBusiness } from '../suspend-business.ts';
import { stopViewingAsMember, viewAsMember } from '../view-as-member.ts';
import { Announcement } from './Announcement.ts';
import { PlatformBusiness, readPlatformBusiness } from './PlatformBusiness.ts';

interface Changed {
  id: string;
}

const business = {
  record: 'business',
  type: PlatformBusiness,
  resolve: ({ id }: Changed, { query }: { query: object }) => readPlatformBusiness(id, query),
};

const announcement = {
  record: 'announcement',
  type: Announcement,
  resolve: ({ id }: Changed, { query }: { query: object }) => db.announcement.findUniqueOrThrow({ ...query, where: { id } }),
};

commandField('addPlatformBusiness', addBusiness, {
  description: 'Opens a business for somebody, who is invited by e-mail to found it.', ...business,
});
commandField('extendPackage', extendPackage, {
  description: 'Adds days to the package of a business, or takes some off.', ...business,
});
commandField('adjustSmsBalance', adjustSmsBalance, {
  description: 'Gives a business messages, or takes some away.', ...business,
});
commandField('updateBusinessLimits', updateBusinessLimits, {
  description: 'Changes the tier, the limits and the prices of one business.', ...business,
});
commandField('suspendBusiness', suspendBusiness, {
  description: 'Keeps the people of a business out from their next request on.', ...business,
});
commandField('resumeBusiness', resumeBusiness, {
  description: 'Lets the people of a suspended business in again.', ...business,
});
commandField('viewAsMember', viewAsMember, {
  description: 'Gives the viewer the rights of one member of a business, and no others, for an hour: load the page anew.', ...business,
});
commandField('stopViewingAsMember', stopViewingAsMember, {
  description: 'Ends viewAsMember before its hour is over; answers whether there was anything to end.',
  record: 'isEnded',
  type: 'Boolean',
  resolve: ({ isEnded }) => isEnded,
});
commandField('createAnnouncement', createAnnouncement, {
  description: 'Announces something above every page, to those whom it is for.', ...announcement,
});
commandField('updateAnnouncement', updateAnnouncement, { description: 'Changes an announcement.', ...announcement });
commandField('endAnnouncement', endAnnouncement, { description: 'Takes an announcement from every page at once.', ...announcement });
commandField('dismissAnnouncement', dismissAnnouncement, {
  description: 'Puts an announcement away for the viewer, who has read it; answers its id.',
  record: 'announcementId',
  type: 'ID',
  resolve: ({ id }) => encodeId('Announcement', id),
});
