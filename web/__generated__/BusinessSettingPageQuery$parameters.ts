/**
 * @generated SignedSource<<63faf485f658e867ff05df2733aea5f8>>
 * @relayHash 37e02ae93cc30026fd3607289920dec4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5038b875664018cc91d5ac8fb70224cc766273ff907782a5528bd380259e7ec9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BusinessSettingPageQuery } from './BusinessSettingPageQuery.graphql';

const node: PreloadableConcreteRequest<BusinessSettingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5038b875664018cc91d5ac8fb70224cc766273ff907782a5528bd380259e7ec9",
    "metadata": {},
    "name": "BusinessSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
