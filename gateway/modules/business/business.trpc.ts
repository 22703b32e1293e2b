import { commandProcedure, queryProcedure } from '../../trpc/procedures.ts';
import { availableBusinesses, businessInfo, checkBusiness } from './business-queries.ts';
import { switchBusiness } from './switch-business.ts';

export const businessProcedures = {
  businessUser: {
    checkBusinessExists: queryProcedure(checkBusiness),
    getBusinessInfo: queryProcedure(businessInfo),
    getAvailableBusinesses: queryProcedure(availableBusinesses),
    switchBusiness: commandProcedure(switchBusiness),
  },
};
