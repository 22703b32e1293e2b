/**
 * @generated SignedSource<<c2be2fbf030c10bb514adfd0691ba2f3>>
 * @relayHash 0dd379adfce7f348b43dd0ebf6b59ac2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c4dbaf52135cbebe76185e1a21f39ced88c508dce11c75245d235a3b0b9f0cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c4dbaf52135cbebe76185e1a21f39ced88c508dce11c75245d235a3b0b9f0cf",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
