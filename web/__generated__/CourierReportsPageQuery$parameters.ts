/**
 * @generated SignedSource<<93def5e96e611808b5cabf61c5cd7040>>
 * @relayHash 43a533ff3a675a6e82d70194ca034296
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 757f8b461d9debf56a803d72f7dcdc50c4a896274aa2e708ec025ea8ef73a4f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierReportsPageQuery } from './CourierReportsPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierReportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "757f8b461d9debf56a803d72f7dcdc50c4a896274aa2e708ec025ea8ef73a4f6",
    "metadata": {},
    "name": "CourierReportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
