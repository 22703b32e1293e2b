/**
 * @generated SignedSource<<3365773f7843895d48e6553dd30c5af5>>
 * @relayHash bbf90ad180a4a19c7b4f19d02446a7ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6f0f4b1dc26c6d60f98a7414dee7c14780874ccd5fe11f335d73be60a0fb180

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdditionalSitesPageQuery } from './AdditionalSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdditionalSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6f0f4b1dc26c6d60f98a7414dee7c14780874ccd5fe11f335d73be60a0fb180",
    "metadata": {},
    "name": "AdditionalSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
