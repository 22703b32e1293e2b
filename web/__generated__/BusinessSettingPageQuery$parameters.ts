/**
 * @generated SignedSource<<b8e6aefa26c6ff19250414c0af470af9>>
 * @relayHash f6dbf0c759765e53e77661a9995a8815
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6f875f2cdce4b6300ca1e0fb0f774f906f83f5190ad964af24acd010091ade2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BusinessSettingPageQuery } from './BusinessSettingPageQuery.graphql';

const node: PreloadableConcreteRequest<BusinessSettingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6f875f2cdce4b6300ca1e0fb0f774f906f83f5190ad964af24acd010091ade2",
    "metadata": {},
    "name": "BusinessSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
